CREATE TABLE "daily_counts" (
	"metric" text NOT NULL,
	"day" date NOT NULL,
	"part" text NOT NULL,
	"n" numeric(16, 4) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "daily_counts_metric" ON "daily_counts" USING btree ("metric","day","part","n");--> statement-breakpoint
CREATE INDEX "payment_history_troubled" ON "payment_history" USING btree ("created_at","id") WHERE "payment_history"."status" IN ('refunded', 'disputed') OR "payment_history"."refunded_cents" > 0;--> statement-breakpoint
CREATE INDEX "payment_history_buyers" ON "payment_history" USING btree ("created_at","user_id") WHERE "payment_history"."status" = 'completed' AND "payment_history"."room_credits_added" > 0;--> statement-breakpoint
CREATE INDEX "room_uploads_not_done" ON "room_uploads" USING btree ("updated_at","id") WHERE "room_uploads"."generation_state" <> 'done';