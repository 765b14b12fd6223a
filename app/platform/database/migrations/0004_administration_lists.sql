DROP INDEX "users_created_at";--> statement-breakpoint
DROP INDEX "room_uploads_newest";--> statement-breakpoint
DROP INDEX "room_uploads_room_type";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "room_upload_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "room_uploads" ADD COLUMN "generation_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_uploads" ON "users" USING btree ("room_upload_count","id");--> statement-breakpoint
CREATE INDEX "outbox_emails_recipient" ON "outbox_emails" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "room_uploads_style" ON "room_uploads" USING btree ("user_style_preference","updated_at","id");--> statement-breakpoint
CREATE INDEX "room_uploads_description_search" ON "room_uploads" USING gin ("description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "room_uploads_newest" ON "room_uploads" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "room_uploads_room_type" ON "room_uploads" USING btree ("room_type","updated_at","id");--> statement-breakpoint
CREATE FUNCTION count_room_uploads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET room_upload_count = room_upload_count + changed.by
  FROM (
    SELECT user_id, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END AS by
    FROM changed_rows GROUP BY user_id
  ) AS changed
  WHERE users.id = changed.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count_room_uploads_added AFTER INSERT ON room_uploads
REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_room_uploads();--> statement-breakpoint
CREATE TRIGGER count_room_uploads_removed AFTER DELETE ON room_uploads
REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_room_uploads();--> statement-breakpoint
UPDATE users SET room_upload_count = counted.rooms
FROM (SELECT user_id, count(*) AS rooms FROM room_uploads GROUP BY user_id) AS counted
WHERE users.id = counted.user_id;
