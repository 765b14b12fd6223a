ALTER TABLE "redesigns" ADD COLUMN "boldness" text DEFAULT 'usual' NOT NULL;--> statement-breakpoint
ALTER TABLE "room_uploads" ADD COLUMN "boldness" text DEFAULT 'usual' NOT NULL;--> statement-breakpoint
ALTER TABLE "redesigns" ADD CONSTRAINT "redesigns_boldness_known" CHECK ("redesigns"."boldness" IN ('softer', 'usual', 'bolder'));--> statement-breakpoint
ALTER TABLE "room_uploads" ADD CONSTRAINT "room_uploads_boldness_known" CHECK ("room_uploads"."boldness" IN ('softer', 'usual', 'bolder'));