ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "payment_history" DROP CONSTRAINT "payment_history_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "payment_history_troubled";--> statement-breakpoint
ALTER TABLE "checkouts" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_history" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD COLUMN "claimed_by" uuid;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_history" ADD CONSTRAINT "payment_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_reservations_claimed" ON "credit_reservations" USING btree ("claimed_by") WHERE "credit_reservations"."claimed_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_history_troubled" ON "payment_history" USING btree ("created_at","id") WHERE (status IN ('refunded', 'disputed') OR refunded_cents > 0
  OR user_id IS NULL AND room_credits_added = 0);