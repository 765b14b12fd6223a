CREATE TABLE "designer_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"designer_request_id" uuid NOT NULL,
	"note" text NOT NULL,
	"written_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "designer_notes_length" CHECK (char_length("designer_notes"."note") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "designer_requests" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "designer_notes" ADD CONSTRAINT "designer_notes_designer_request_id_designer_requests_id_fk" FOREIGN KEY ("designer_request_id") REFERENCES "public"."designer_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designer_notes" ADD CONSTRAINT "designer_notes_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "designer_notes_request" ON "designer_notes" USING btree ("designer_request_id","created_at");--> statement-breakpoint
CREATE INDEX "designer_notes_writer" ON "designer_notes" USING btree ("written_by");--> statement-breakpoint
ALTER TABLE "designer_requests" ADD CONSTRAINT "designer_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "designer_requests_assignee" ON "designer_requests" USING btree ("assignee_id","created_at");