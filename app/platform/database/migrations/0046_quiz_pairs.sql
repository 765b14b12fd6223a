CREATE TABLE "quiz_pairs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"shows_name" boolean DEFAULT false NOT NULL,
	"partner_user_id" uuid,
	"partner_browser" uuid,
	"partner_result" jsonb,
	"joined_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiz_pairs_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "quiz_pairs_joined_with_result" CHECK (("quiz_pairs"."partner_result" IS NULL) = ("quiz_pairs"."joined_at" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "quiz_pairs" ADD CONSTRAINT "quiz_pairs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_pairs" ADD CONSTRAINT "quiz_pairs_partner_user_id_users_id_fk" FOREIGN KEY ("partner_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_pairs_partner" ON "quiz_pairs" USING btree ("partner_user_id");