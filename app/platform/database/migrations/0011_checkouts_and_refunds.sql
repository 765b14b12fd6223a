CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"stripe_session_id" text,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"room_credits" integer NOT NULL,
	"revision_credits" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkouts_provider_known" CHECK ("checkouts"."provider" IN ('stripe', 'test')),
	CONSTRAINT "checkouts_status_known" CHECK ("checkouts"."status" IN ('open', 'paid', 'cancelled', 'expired', 'failed')),
	CONSTRAINT "checkouts_not_negative" CHECK ("checkouts"."amount_cents" >= 0 AND "checkouts"."room_credits" >= 0 AND "checkouts"."revision_credits" >= 0)
);
--> statement-breakpoint
ALTER TABLE "credit_ledger" DROP CONSTRAINT "credit_ledger_reason_known";--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "state" text DEFAULT 'handled' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "payment_history" ADD COLUMN "receipt_url" text;--> statement-breakpoint
ALTER TABLE "payment_history" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_history" ADD COLUMN "room_credits_taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_history" ADD COLUMN "revision_credits_taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_session_unique" ON "checkouts" USING btree ("stripe_session_id");--> statement-breakpoint
CREATE INDEX "checkouts_user" ON "checkouts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "checkouts_open" ON "checkouts" USING btree ("created_at") WHERE "checkouts"."status" = 'open';--> statement-breakpoint
CREATE INDEX "payment_events_refused" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."state" = 'refused';--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_reason_known" CHECK ("credit_ledger"."reason" IN ('sign_up', 'reservation', 'release', 'purchase', 'refund', 'dispute_won', 'grant', 'unlimited_granted', 'unlimited_revoked', 'upload_deleted'));--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_state_known" CHECK ("payment_events"."state" IN ('handled', 'ignored', 'refused'));