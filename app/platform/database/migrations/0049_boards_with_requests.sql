ALTER TABLE "designer_requests" ADD COLUMN "board_id" uuid;--> statement-breakpoint
ALTER TABLE "designer_requests" ADD CONSTRAINT "designer_requests_board_id_design_boards_redesign_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."design_boards"("redesign_id") ON DELETE set null ON UPDATE no action;
