ALTER TABLE "room_uploads" DROP CONSTRAINT "room_uploads_generation_state_known";--> statement-breakpoint
ALTER TABLE "room_uploads" ADD COLUMN "generation_question" text;--> statement-breakpoint
ALTER TABLE "room_uploads" ADD COLUMN "accepts_people" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "room_uploads" ADD CONSTRAINT "room_uploads_generation_question_known" CHECK ("room_uploads"."generation_question" IN ('people', 'surfaces'));--> statement-breakpoint
ALTER TABLE "room_uploads" ADD CONSTRAINT "room_uploads_asking_has_question" CHECK (("room_uploads"."generation_state" = 'asking') = ("room_uploads"."generation_question" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "room_uploads" ADD CONSTRAINT "room_uploads_generation_state_known" CHECK ("room_uploads"."generation_state" IN ('idle', 'queued', 'running', 'asking', 'failed', 'done'));