DROP INDEX CONCURRENTLY IF EXISTS "designer_requests_board";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "designer_requests_board" ON "designer_requests" USING btree ("board_id");
