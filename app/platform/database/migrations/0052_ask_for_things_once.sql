ALTER TABLE "design_boards" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "design_boards" ADD COLUMN "times_asked" integer DEFAULT 0 NOT NULL;