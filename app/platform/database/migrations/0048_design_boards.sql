CREATE TABLE "board_things" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"redesign_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"colour" text DEFAULT '' NOT NULL,
	"hex" text,
	"material" text DEFAULT '' NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"box" jsonb,
	"price_cents" integer,
	"got" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "board_things_source_known" CHECK ("board_things"."source" IN ('found', 'laid', 'added')),
	CONSTRAINT "board_things_hex" CHECK ("board_things"."hex" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "board_things_price_range" CHECK ("board_things"."price_cents" BETWEEN 0 AND 100000000),
	CONSTRAINT "board_things_name_length" CHECK (char_length("board_things"."name") <= 80),
	CONSTRAINT "board_things_colour_length" CHECK (char_length("board_things"."colour") <= 80),
	CONSTRAINT "board_things_material_length" CHECK (char_length("board_things"."material") <= 80),
	CONSTRAINT "board_things_size_length" CHECK (char_length("board_things"."size") <= 80)
);
--> statement-breakpoint
CREATE TABLE "design_boards" (
	"redesign_id" uuid PRIMARY KEY NOT NULL,
	"style_profile" jsonb NOT NULL,
	"budget_cents" integer,
	"notes" text DEFAULT '' NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"search_state" text DEFAULT 'none' NOT NULL,
	"search_id" uuid,
	"search_fault" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "design_boards_search_state_known" CHECK ("design_boards"."search_state" IN ('none', 'waiting', 'failed', 'done')),
	CONSTRAINT "design_boards_search_fault_known" CHECK ("design_boards"."search_fault" IN ('budget_spent', 'busy', 'declined', 'other')),
	CONSTRAINT "design_boards_failed_search_has_fault" CHECK (("design_boards"."search_state" = 'failed') = ("design_boards"."search_fault" IS NOT NULL)),
	CONSTRAINT "design_boards_notes_length" CHECK (char_length("design_boards"."notes") <= 4000),
	CONSTRAINT "design_boards_budget_range" CHECK ("design_boards"."budget_cents" BETWEEN 0 AND 1000000000)
);
--> statement-breakpoint
CREATE TABLE "shopping_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"searches" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_settings_one_row" CHECK ("shopping_settings"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "redesigns" ADD COLUMN "finishes" jsonb;--> statement-breakpoint
ALTER TABLE "board_things" ADD CONSTRAINT "board_things_redesign_id_design_boards_redesign_id_fk" FOREIGN KEY ("redesign_id") REFERENCES "public"."design_boards"("redesign_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_boards" ADD CONSTRAINT "design_boards_redesign_id_redesigns_id_fk" FOREIGN KEY ("redesign_id") REFERENCES "public"."redesigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_things_board" ON "board_things" USING btree ("redesign_id","position");