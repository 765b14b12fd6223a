CREATE TABLE "ai_circuits" (
	"name" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"cause" text NOT NULL,
	"detail" text NOT NULL,
	"failed_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"retry_at" timestamp with time zone,
	CONSTRAINT "ai_circuits_name_known" CHECK ("ai_circuits"."name" IN ('image', 'chat')),
	CONSTRAINT "ai_circuits_cause_known" CHECK ("ai_circuits"."cause" IN ('unreachable', 'silent', 'broken', 'account')),
	CONSTRAINT "ai_circuits_open_has_end" CHECK (("ai_circuits"."opened_at" IS NULL) = ("ai_circuits"."retry_at" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "room_uploads" DROP CONSTRAINT "room_uploads_generation_reason_known";--> statement-breakpoint
DROP INDEX "redesigns_newest";--> statement-breakpoint
ALTER TABLE "room_uploads" ADD COLUMN "generation_detail" text;--> statement-breakpoint
ALTER TABLE "room_uploads" ADD COLUMN "generation_is_retry" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "room_uploads" ADD COLUMN "generation_paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "room_uploads" ADD COLUMN "generation_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "redesigns_newest" ON "redesigns" USING btree ("engine","generated_at","generation_seconds");--> statement-breakpoint
ALTER TABLE "room_uploads" ADD CONSTRAINT "room_uploads_generation_reason_known" CHECK ("room_uploads"."generation_reason" IN ('analysis_failed', 'generation_failed', 'storage_failed', 'busy', 'not_a_room', 'too_dark', 'too_blurred', 'moderation_blocked', 'budget_spent', 'service_paused', 'account_blocked', 'other'));