ALTER TABLE "payment_history" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_history_newest" ON "payment_history" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_history_refunded" ON "payment_history" USING btree ("refunded_at") WHERE "payment_history"."refunded_at" IS NOT NULL;--> statement-breakpoint
UPDATE payment_history SET refunded_at = created_at WHERE refunded_cents > 0;
