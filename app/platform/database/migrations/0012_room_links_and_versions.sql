CREATE TABLE "room_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"room_upload_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_shares_roomUploadId_unique" UNIQUE("room_upload_id")
);
--> statement-breakpoint
CREATE TABLE "version_votes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"room_share_id" uuid NOT NULL,
	"redesign_id" uuid NOT NULL,
	"voter" uuid NOT NULL,
	"voter_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "version_votes_name_length" CHECK (char_length("version_votes"."voter_name") <= 60)
);
--> statement-breakpoint
ALTER TABLE "redesigns" ADD COLUMN "started_from_id" uuid;--> statement-breakpoint
ALTER TABLE "room_uploads" ADD COLUMN "generation_source_id" uuid;--> statement-breakpoint
ALTER TABLE "room_shares" ADD CONSTRAINT "room_shares_room_upload_id_room_uploads_id_fk" FOREIGN KEY ("room_upload_id") REFERENCES "public"."room_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_votes" ADD CONSTRAINT "version_votes_room_share_id_room_shares_id_fk" FOREIGN KEY ("room_share_id") REFERENCES "public"."room_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_votes" ADD CONSTRAINT "version_votes_redesign_id_redesigns_id_fk" FOREIGN KEY ("redesign_id") REFERENCES "public"."redesigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "version_votes_once" ON "version_votes" USING btree ("room_share_id","voter");--> statement-breakpoint
CREATE INDEX "version_votes_redesign" ON "version_votes" USING btree ("redesign_id");