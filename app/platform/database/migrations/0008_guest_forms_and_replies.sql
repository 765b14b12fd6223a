CREATE TABLE "designer_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"designer_request_id" uuid NOT NULL,
	"template_name" text NOT NULL,
	"subject" text NOT NULL,
	"custom_message" text,
	"has_intake_link" boolean NOT NULL,
	"sent_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form" text NOT NULL,
	"sender" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "designer_requests" ADD COLUMN "photos" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "designer_requests" ADD COLUMN "room_upload_id" uuid;--> statement-breakpoint
ALTER TABLE "designer_replies" ADD CONSTRAINT "designer_replies_designer_request_id_designer_requests_id_fk" FOREIGN KEY ("designer_request_id") REFERENCES "public"."designer_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designer_replies" ADD CONSTRAINT "designer_replies_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "designer_replies_request" ON "designer_replies" USING btree ("designer_request_id","created_at");--> statement-breakpoint
CREATE INDEX "designer_replies_sender" ON "designer_replies" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "form_submissions_sender" ON "form_submissions" USING btree ("form","sender","created_at");--> statement-breakpoint
CREATE INDEX "form_submissions_age" ON "form_submissions" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "designer_requests" ADD CONSTRAINT "designer_requests_room_upload_id_room_uploads_id_fk" FOREIGN KEY ("room_upload_id") REFERENCES "public"."room_uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_intake_submissions_newest" ON "design_intake_submissions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "designer_requests_room" ON "designer_requests" USING btree ("room_upload_id");