CREATE TABLE "openai_settings_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"settings" jsonb NOT NULL,
	"replaced_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_usage_logs" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "openai_settings" ADD COLUMN "model_image_fallback" text;--> statement-breakpoint
ALTER TABLE "openai_settings" ADD COLUMN "image_quality" text DEFAULT 'auto' NOT NULL;--> statement-breakpoint
ALTER TABLE "openai_settings" ADD COLUMN "checks_photo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "openai_settings" ADD COLUMN "checks_structure" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "openai_settings" ADD COLUMN "checks_redesign" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "openai_settings" ADD COLUMN "prices" jsonb;--> statement-breakpoint
ALTER TABLE "openai_settings_versions" ADD CONSTRAINT "openai_settings_versions_replaced_by_users_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "openai_settings_versions_newest" ON "openai_settings_versions" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "openai_settings" ADD CONSTRAINT "openai_settings_quality_known" CHECK ("openai_settings"."image_quality" IN ('auto', 'low', 'medium', 'high'));