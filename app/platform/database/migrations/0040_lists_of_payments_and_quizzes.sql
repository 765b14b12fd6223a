DROP INDEX "payment_history_buyers";--> statement-breakpoint
DROP INDEX "payment_history_newest";--> statement-breakpoint
CREATE INDEX "payment_history_purchases" ON "payment_history" USING btree ("created_at","id","user_id","amount_cents","refunded_cents") WHERE (status = 'completed' AND room_credits_added > 0 AND stripe_session_id IS NOT NULL);--> statement-breakpoint
CREATE INDEX "anonymous_quiz_completions_style" ON "anonymous_quiz_completions" USING btree ("style_result","created_at");--> statement-breakpoint
CREATE INDEX "quiz_responses_style" ON "quiz_responses" USING btree ("style_result","completed_at");--> statement-breakpoint
CREATE INDEX "payment_history_newest" ON "payment_history" USING btree ("created_at","id","amount_cents","refunded_cents");