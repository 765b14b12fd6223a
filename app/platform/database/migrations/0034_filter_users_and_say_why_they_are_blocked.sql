ALTER TABLE "users" ADD COLUMN "block_reason" text;--> statement-breakpoint
CREATE INDEX "users_blocked" ON "users" USING btree ("created_at","id") WHERE "users"."blocked";--> statement-breakpoint
CREATE INDEX "users_unlimited" ON "users" USING btree ("created_at","id") WHERE "users"."admin_granted_unlimited";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_block_reason_length" CHECK (char_length("users"."block_reason") <= 500);