ALTER TABLE "redesigns" ADD COLUMN "checks" jsonb;--> statement-breakpoint
ALTER TABLE "redesigns" ADD COLUMN "free_of_charge" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "redesigns" ADD COLUMN "offers_free_try" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "redesigns" ADD COLUMN "generation_seconds" integer;--> statement-breakpoint
ALTER TABLE "room_uploads" ADD COLUMN "strength" text DEFAULT 'restyle' NOT NULL;--> statement-breakpoint
ALTER TABLE "room_uploads" ADD COLUMN "walls_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "room_uploads" ADD COLUMN "keepsakes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "room_uploads" ADD COLUMN "room_analysis" jsonb;--> statement-breakpoint
ALTER TABLE "room_uploads" ADD COLUMN "generation_is_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "room_uploads" ADD CONSTRAINT "room_uploads_strength_known" CHECK ("room_uploads"."strength" IN ('refresh', 'restyle', 'reimagine'));