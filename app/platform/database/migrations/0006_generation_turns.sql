ALTER TABLE "room_uploads" DROP CONSTRAINT "room_uploads_generation_stage_known";--> statement-breakpoint
ALTER TABLE "room_uploads" ADD COLUMN "generation_turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "redesigns_newest" ON "redesigns" USING btree ("generated_at");--> statement-breakpoint
ALTER TABLE "room_uploads" ADD CONSTRAINT "room_uploads_generation_stage_known" CHECK ("room_uploads"."generation_stage" IN ('preparing', 'analysing', 'painting', 'checking', 'finishing'));