DROP INDEX "blog_posts_before_picture";--> statement-breakpoint
DROP INDEX "blog_posts_after_picture";