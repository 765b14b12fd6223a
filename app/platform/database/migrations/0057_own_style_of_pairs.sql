ALTER TABLE "quiz_pairs" ADD COLUMN "owner_style" text;--> statement-breakpoint
-- Areas that the built-in engine estimated from a photo, which has no scale.
UPDATE "board_things" SET "size" = '' WHERE "source" = 'laid' AND "size" ~ '^about \d+ m² \(\d+ sq ft\) in view$';
