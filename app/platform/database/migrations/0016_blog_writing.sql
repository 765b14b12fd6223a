CREATE TABLE "blog_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid,
	"widths" integer[] NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_pictures_size" CHECK ("blog_pictures"."width" > 0 AND "blog_pictures"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "blog_generation_queue" ADD COLUMN "publishes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_generation_queue" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "written_by" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "needs_editing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_pictures" ADD CONSTRAINT "blog_pictures_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_pictures_post" ON "blog_pictures" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "blog_pictures_unused" ON "blog_pictures" USING btree ("created_at") WHERE "blog_pictures"."post_id" IS NULL;--> statement-breakpoint
CREATE INDEX "blog_posts_room_gone" ON "blog_posts" USING btree ("id") WHERE "blog_posts"."written_by" <> 'person' AND "blog_posts"."room_upload_id" IS NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_edited_first" CHECK (NOT ("blog_posts"."needs_editing" AND "blog_posts"."status" IN ('published', 'approved')));--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_writer_known" CHECK ("blog_posts"."written_by" IN ('person', 'model', 'facts'));