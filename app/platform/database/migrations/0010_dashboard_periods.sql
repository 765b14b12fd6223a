DROP INDEX "payment_history_status";--> statement-breakpoint
DROP INDEX "redesigns_newest";--> statement-breakpoint
CREATE INDEX "quiz_responses_completed" ON "quiz_responses" USING btree ("completed_at");--> statement-breakpoint
CREATE INDEX "room_uploads_failed" ON "room_uploads" USING btree ("generation_ended_at") WHERE "room_uploads"."generation_state" = 'failed';--> statement-breakpoint
CREATE INDEX "payment_history_status" ON "payment_history" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "redesigns_newest" ON "redesigns" USING btree ("generated_at","generation_seconds");