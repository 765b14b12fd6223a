ALTER TABLE "room_shares" ADD COLUMN "shows_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "version_votes" ADD COLUMN "verdict" text DEFAULT 'love' NOT NULL;--> statement-breakpoint
ALTER TABLE "version_votes" ADD CONSTRAINT "version_votes_verdict_known" CHECK ("version_votes"."verdict" IN ('love', 'not_yet'));