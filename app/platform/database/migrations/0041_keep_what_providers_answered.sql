CREATE TABLE "generation_answers" (
	"generation_id" uuid NOT NULL,
	"step" text NOT NULL,
	"room_upload_id" uuid NOT NULL,
	"answer" jsonb NOT NULL,
	"picture" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generation_answers_generation_id_step_pk" PRIMARY KEY("generation_id","step"),
	CONSTRAINT "generation_answers_step_known" CHECK ("generation_answers"."step" IN ('redesign-1', 'inspection-1', 'redesign-2', 'inspection-2'))
);
--> statement-breakpoint
ALTER TABLE "generation_answers" ADD CONSTRAINT "generation_answers_room_upload_id_room_uploads_id_fk" FOREIGN KEY ("room_upload_id") REFERENCES "public"."room_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generation_answers_upload" ON "generation_answers" USING btree ("room_upload_id");