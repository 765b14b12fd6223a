ALTER TABLE "audit_log" ADD COLUMN "actor_email" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "subject_name" text;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin ((coalesce("actor_email", '') || ' ' || "action" || ' ' || coalesce("subject_name", '')) gin_trgm_ops);