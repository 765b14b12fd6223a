DROP INDEX "audit_log_newest";--> statement-breakpoint
DROP INDEX "designer_requests_status";--> statement-breakpoint
DROP INDEX "designer_requests_newest";--> statement-breakpoint
DROP INDEX "outbox_emails_state";--> statement-breakpoint
DROP INDEX "outbox_emails_newest";--> statement-breakpoint
DROP INDEX "website_feedback_newest";--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "designer_requests_status" ON "designer_requests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "designer_requests_newest" ON "designer_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_emails_state" ON "outbox_emails" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_emails_newest" ON "outbox_emails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "website_feedback_newest" ON "website_feedback" USING btree ("created_at","id");