ALTER TABLE "outbox_emails" ADD COLUMN "user_id" uuid;--> statement-breakpoint
CREATE INDEX "outbox_emails_user" ON "outbox_emails" USING btree ("user_id","created_at");