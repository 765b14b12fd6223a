-- Tells every process when something changes that pages show to every guest: '' for anything, or the id of a post when
-- nothing but the number of its readers changed.
CREATE FUNCTION tell_guest_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('guest_pages', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_guest_pages_of_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.view_count := OLD.view_count;
  PERFORM pg_notify('guest_pages', CASE WHEN NEW *= OLD THEN OLD.id::text ELSE '' END);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tell_guest_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON testimonials
  FOR EACH STATEMENT EXECUTE FUNCTION tell_guest_pages();--> statement-breakpoint
CREATE TRIGGER tell_guest_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON quiz_images
  FOR EACH STATEMENT EXECUTE FUNCTION tell_guest_pages();--> statement-breakpoint
CREATE TRIGGER tell_guest_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON openai_settings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_guest_pages();--> statement-breakpoint
CREATE TRIGGER tell_guest_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_former_slugs
  FOR EACH STATEMENT EXECUTE FUNCTION tell_guest_pages();--> statement-breakpoint
CREATE TRIGGER tell_guest_pages AFTER INSERT OR DELETE OR TRUNCATE ON blog_posts
  FOR EACH STATEMENT EXECUTE FUNCTION tell_guest_pages();--> statement-breakpoint
CREATE TRIGGER tell_guest_pages_of_post AFTER UPDATE ON blog_posts
  FOR EACH ROW EXECUTE FUNCTION tell_guest_pages_of_post();
