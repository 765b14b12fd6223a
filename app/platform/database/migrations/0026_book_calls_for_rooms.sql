ALTER TABLE "api_usage_logs" ADD COLUMN "room_upload_id" uuid;--> statement-breakpoint
ALTER TABLE "api_usage_logs" ADD COLUMN "generation_id" uuid;--> statement-breakpoint
CREATE INDEX "api_usage_logs_upload" ON "api_usage_logs" USING btree ("room_upload_id","created_at");