CREATE TABLE "blog_first_posts" (
	"slug" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_post_views" (
	"post_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "blog_post_views_post_id_day_visitor_pk" PRIMARY KEY("post_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "blog_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "blog_posts_published";--> statement-breakpoint
DROP INDEX "blog_posts_newest";--> statement-breakpoint
DROP INDEX "blog_posts_search";--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "before_image" jsonb;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "after_image" jsonb;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "plain_text" text GENERATED ALWAYS AS (replace(replace(replace(replace(replace(regexp_replace(content, '<[^>]*>', ' ', 'g'),
    '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&nbsp;', ' '), '&amp;', '&')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', translate(title, '<>', '  ')), 'A') ||
  setweight(to_tsvector('english', coalesce(style_applied, '') || ' ' || replace(coalesce(room_type, ''), '-', ' ')), 'B') ||
  setweight(to_tsvector('english', translate(excerpt, '<>', '  ')), 'B') ||
  setweight(to_tsvector('english', translate(replace(replace(replace(replace(replace(regexp_replace(content, '<[^>]*>', ' ', 'g'),
    '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&nbsp;', ' '), '&amp;', '&'), '<>', '  ')), 'D')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_post_views" ADD CONSTRAINT "blog_post_views_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_post_views_day" ON "blog_post_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "blog_words_similar" ON "blog_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blog_posts_published_room" ON "blog_posts" USING btree ("room_type","published_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "blog_posts_published_style" ON "blog_posts" USING btree ("style_applied","published_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "blog_posts_before_picture" ON "blog_posts" USING btree ("before_image_url");--> statement-breakpoint
CREATE INDEX "blog_posts_after_picture" ON "blog_posts" USING btree ("after_image_url");--> statement-breakpoint
CREATE INDEX "blog_posts_title_search" ON "blog_posts" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blog_posts_published" ON "blog_posts" USING btree ("status","published_at","id");--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "blog_posts_search" ON "blog_posts" USING gin ("search_vector");--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_slug_form" CHECK ("blog_posts"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND "blog_posts"."slug" NOT IN ('search', 'pictures'));--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_slug_length" CHECK (char_length("blog_posts"."slug") <= 120);--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_title_length" CHECK (char_length("blog_posts"."title") <= 160);--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_excerpt_length" CHECK (char_length("blog_posts"."excerpt") <= 400);--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_content_length" CHECK (char_length("blog_posts"."content") <= 100000);--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_pictures_described" CHECK (("blog_posts"."before_image_url" IS NULL) = ("blog_posts"."before_image" IS NULL) AND ("blog_posts"."after_image_url" IS NULL) = ("blog_posts"."after_image" IS NULL));--> statement-breakpoint
CREATE FUNCTION remember_blog_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO blog_words (word)
  SELECT lexeme
  FROM unnest(to_tsvector('simple', translate(
    NEW.title || ' ' || NEW.excerpt || ' ' || coalesce(NEW.style_applied, '') || ' ' || NEW.plain_text, '<>', '  ')))
  WHERE lexeme ~ '^[[:alpha:]]{4,30}$'
  ORDER BY lexeme
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER remember_blog_words AFTER INSERT OR UPDATE OF title, excerpt, content, style_applied, status ON blog_posts
FOR EACH ROW WHEN (NEW.status = 'published') EXECUTE FUNCTION remember_blog_words();
