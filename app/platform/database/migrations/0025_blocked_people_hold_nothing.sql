-- What was held for blocked people ends, as blocking ends everything from now on; what was reserved for it goes back.
UPDATE "redesigns" SET "offers_free_try" = true FROM "room_uploads"
  WHERE "room_uploads"."id" = "redesigns"."room_upload_id" AND "redesigns"."free_of_charge"
    AND "generation_held" AND "generation_is_free" AND "generation_state" IN ('queued', 'running');--> statement-breakpoint
WITH "ended" AS (
  UPDATE "room_uploads" SET "generation_state" = 'failed', "generation_reason" = 'account_blocked',
      "generation_stage" = NULL, "generation_preview" = NULL, "generation_ended_at" = now()
    WHERE "generation_held" AND "generation_state" IN ('queued', 'running') RETURNING "generation_id"
), "released" AS (
  UPDATE "credit_reservations" SET "state" = 'released', "ended_at" = now()
    WHERE "state" = 'reserved' AND "generation_id" IN (SELECT "generation_id" FROM "ended")
    RETURNING "user_id", "kind", "generation_id"
), "written" AS (
  INSERT INTO "credit_ledger" ("user_id", "kind", "change", "reason", "reference")
    SELECT "user_id", "kind", 1, 'release', "generation_id"::text FROM "released" RETURNING "user_id", "kind"
)
UPDATE "user_credits" SET "room_credits" = "room_credits" + "back"."rooms",
    "revision_credits" = "revision_credits" + "back"."revisions"
  FROM (
    SELECT "user_id", count(*) FILTER (WHERE "kind" = 'room') AS "rooms",
      count(*) FILTER (WHERE "kind" = 'revision') AS "revisions" FROM "written" GROUP BY "user_id"
  ) AS "back" WHERE "back"."user_id" = "user_credits"."user_id";--> statement-breakpoint
ALTER TABLE "room_uploads" DROP COLUMN "generation_held";
