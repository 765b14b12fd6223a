ALTER TABLE "redesigns" ADD COLUMN "look" text;--> statement-breakpoint
ALTER TABLE "room_uploads" ADD COLUMN "generation_free_try_of" uuid;