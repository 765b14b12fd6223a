DROP INDEX "blog_posts_room_gone";--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "blog_posts_room_gone" ON "blog_posts" USING btree ("id") WHERE "blog_posts"."written_by" <> 'person' AND "blog_posts"."room_upload_id" IS NULL AND "blog_posts"."withdrawn_at" IS NULL;