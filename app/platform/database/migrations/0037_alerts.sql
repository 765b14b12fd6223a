CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"count" integer NOT NULL,
	"total" integer,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "alerts_kind_known" CHECK ("alerts"."kind" IN ('provider_paused', 'redesign_failures', 'dispute', 'refused_events', 'undelivered_mail')),
	CONSTRAINT "alerts_count" CHECK ("alerts"."count" > 0 AND ("alerts"."total" IS NULL OR "alerts"."total" >= "alerts"."count"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_open_once" ON "alerts" USING btree ("kind","occasion") WHERE "alerts"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "alerts_closed" ON "alerts" USING btree ("closed_at");