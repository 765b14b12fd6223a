CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_in_methods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'member' NOT NULL,
	"preferred_style" text,
	"admin_granted_unlimited" boolean DEFAULT false NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_email_length" CHECK (char_length("users"."email") <= 255),
	CONSTRAINT "users_name_length" CHECK (char_length("users"."name") <= 100),
	CONSTRAINT "users_role_known" CHECK ("users"."role" IN ('member', 'administrator'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_usage_logs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"api_type" text NOT NULL,
	"model" text,
	"tokens_total" integer DEFAULT 0 NOT NULL,
	"cost_cents" numeric(12, 4) DEFAULT 0 NOT NULL,
	"success" boolean NOT NULL,
	"processing_time_ms" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_usage_logs_type_known" CHECK ("api_usage_logs"."api_type" IN ('openai-vision', 'style_analysis', 'openai-dalle3', 'image_generation', 'blog_generation')),
	CONSTRAINT "api_usage_logs_not_negative" CHECK ("api_usage_logs"."tokens_total" >= 0 AND "api_usage_logs"."cost_cents" >= 0 AND "api_usage_logs"."processing_time_ms" >= 0)
);
--> statement-breakpoint
CREATE TABLE "openai_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"api_key_encrypted" text,
	"model_style_analysis" text NOT NULL,
	"model_image_generation" text NOT NULL,
	"max_tokens_style" integer DEFAULT 500 NOT NULL,
	"max_tokens_redesign" integer DEFAULT 1000 NOT NULL,
	"temperature" numeric(2, 1) DEFAULT 0.7 NOT NULL,
	"rate_limit_per_user" integer DEFAULT 10 NOT NULL,
	"monthly_budget_cents" integer DEFAULT 10000 NOT NULL,
	"room_redesign_prompt" text,
	"style_analysis_prompt" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "openai_settings_one_row" CHECK ("openai_settings"."id" = 1),
	CONSTRAINT "openai_settings_bounds" CHECK ("openai_settings"."max_tokens_style" BETWEEN 100 AND 2000 AND "openai_settings"."max_tokens_redesign" BETWEEN 100 AND 2000 AND "openai_settings"."temperature" BETWEEN 0 AND 1 AND "openai_settings"."rate_limit_per_user" BETWEEN 1 AND 100 AND "openai_settings"."monthly_budget_cents" >= 1000)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text,
	"details" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_generation_queue" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"room_upload_id" uuid NOT NULL,
	"redesign_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_generation_queue_status_known" CHECK ("blog_generation_queue"."status" IN ('pending', 'approved', 'published', 'rejected', 'draft', 'review', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"seo_title" text,
	"meta_description" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"before_image_url" text,
	"after_image_url" text,
	"room_upload_id" uuid,
	"redesign_id" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"room_type" text,
	"style_applied" text,
	"published_at" timestamp with time zone,
	"view_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_status_known" CHECK ("blog_posts"."status" IN ('pending', 'approved', 'published', 'rejected', 'draft', 'review', 'archived')),
	CONSTRAINT "blog_posts_room_type_known" CHECK ("blog_posts"."room_type" IN ('living-room', 'bedroom', 'kitchen', 'dining-room', 'bathroom', 'home-office', 'nursery', 'entryway', 'basement', 'guest-room', 'walk-in-closet', 'laundry-room', 'outdoor-space')),
	CONSTRAINT "blog_posts_seo_title_length" CHECK (char_length("blog_posts"."seo_title") <= 60),
	CONSTRAINT "blog_posts_meta_description_length" CHECK (char_length("blog_posts"."meta_description") <= 155),
	CONSTRAINT "blog_posts_published_has_date" CHECK ("blog_posts"."status" <> 'published' OR "blog_posts"."published_at" IS NOT NULL),
	CONSTRAINT "blog_posts_views_not_negative" CHECK ("blog_posts"."view_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "design_intake_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"designer_request_id" uuid NOT NULL,
	"client_name" text NOT NULL,
	"client_email" text NOT NULL,
	"client_phone" text,
	"room_type" text NOT NULL,
	"room_primary_function" text,
	"room_size_sqft" integer,
	"room_dimensions" text,
	"ceiling_height" text,
	"current_issues" text,
	"design_goals" text,
	"current_space_photos" text[] DEFAULT '{}' NOT NULL,
	"inspiration_images" text[] DEFAULT '{}' NOT NULL,
	"preferred_styles" text[] DEFAULT '{}' NOT NULL,
	"color_preferences" text,
	"material_preferences" text,
	"style_inspiration" text,
	"must_keep_furniture" text,
	"furniture_to_replace" text,
	"existing_furniture_condition" text,
	"room_layout_description" text,
	"windows_doors_description" text,
	"lighting_description" text,
	"electrical_outlets" text,
	"preferred_start_date" date,
	"expected_completion_timeframe" text,
	"budget_range" text,
	"budget_flexibility" text,
	"accessibility_needs" text,
	"pet_considerations" text,
	"lifestyle_considerations" text,
	"special_requirements" text,
	"priority_areas" text,
	"design_style_flexibility" text,
	"additional_notes" text,
	"submission_status" text DEFAULT 'new' NOT NULL,
	"admin_notes" text,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "design_intake_submissions_room_type_known" CHECK ("design_intake_submissions"."room_type" IN ('Living Room', 'Bedroom', 'Kitchen', 'Dining Room', 'Home Office', 'Bathroom', 'Family Room', 'Guest Room', 'Nursery', 'Basement', 'Attic', 'Entryway', 'Laundry Room', 'Other')),
	CONSTRAINT "design_intake_submissions_status_known" CHECK ("design_intake_submissions"."submission_status" IN ('new', 'in_review', 'contacted', 'completed', 'declined')),
	CONSTRAINT "design_intake_submissions_size" CHECK ("design_intake_submissions"."room_size_sqft" > 0)
);
--> statement-breakpoint
CREATE TABLE "design_intake_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"designer_request_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "design_intake_tokens_hashed" CHECK ("design_intake_tokens"."token" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "designer_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"street_address" text,
	"city" text,
	"state" text,
	"zip_code" text,
	"project_type" text NOT NULL,
	"budget_range" text,
	"timeline" text,
	"contact_preference" text DEFAULT 'email' NOT NULL,
	"message" text NOT NULL,
	"additional_details" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "designer_requests_project_type_known" CHECK ("designer_requests"."project_type" IN ('single_room', 'multiple_rooms', 'full_home', 'consultation', 'renovation', 'new_construction', 'other')),
	CONSTRAINT "designer_requests_budget_range_known" CHECK ("designer_requests"."budget_range" IN ('under_5k', '5k_15k', '15k_30k', '30k_50k', '50k_100k', 'over_100k', 'not_sure')),
	CONSTRAINT "designer_requests_timeline_known" CHECK ("designer_requests"."timeline" IN ('asap', '1_3_months', '3_6_months', '6_12_months', 'over_1_year', 'flexible')),
	CONSTRAINT "designer_requests_contact_preference_known" CHECK ("designer_requests"."contact_preference" IN ('email', 'phone', 'both')),
	CONSTRAINT "designer_requests_status_known" CHECK ("designer_requests"."status" IN ('pending', 'contacted', 'resolved')),
	CONSTRAINT "designer_requests_message_length" CHECK (char_length("designer_requests"."message") <= 3000),
	CONSTRAINT "designer_requests_details_length" CHECK (char_length("designer_requests"."additional_details") <= 1500)
);
--> statement-breakpoint
CREATE TABLE "project_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"designer_request_id" uuid,
	"intake_submission_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_ledger" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"change" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_ledger_kind_known" CHECK ("credit_ledger"."kind" IN ('room', 'revision')),
	CONSTRAINT "credit_ledger_reason_known" CHECK ("credit_ledger"."reason" IN ('sign_up', 'reservation', 'release', 'purchase', 'refund', 'grant', 'unlimited_granted', 'unlimited_revoked', 'upload_deleted')),
	CONSTRAINT "credit_ledger_change_not_zero" CHECK ("credit_ledger"."change" <> 0)
);
--> statement-breakpoint
CREATE TABLE "credit_reservations" (
	"generation_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "credit_reservations_kind_known" CHECK ("credit_reservations"."kind" IN ('room', 'revision')),
	CONSTRAINT "credit_reservations_state_known" CHECK ("credit_reservations"."state" IN ('reserved', 'settled', 'released')),
	CONSTRAINT "credit_reservations_end" CHECK (("credit_reservations"."state" = 'reserved') = ("credit_reservations"."ended_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "credit_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"free_room_credits" integer DEFAULT 1 NOT NULL,
	"free_revision_credits" integer DEFAULT 0 NOT NULL,
	"paid_room_credits" integer DEFAULT 1 NOT NULL,
	"paid_revision_credits" integer DEFAULT 3 NOT NULL,
	"price_cents" integer DEFAULT 800 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_settings_bounds" CHECK ("credit_settings"."free_room_credits" >= 0 AND "credit_settings"."free_revision_credits" >= 0 AND "credit_settings"."paid_room_credits" >= 1 AND "credit_settings"."paid_revision_credits" >= 0 AND "credit_settings"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "user_credits" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"room_credits" integer DEFAULT 0 NOT NULL,
	"revision_credits" integer DEFAULT 0 NOT NULL,
	"unlimited" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_credits_room_not_negative" CHECK ("user_credits"."room_credits" >= 0),
	CONSTRAINT "user_credits_revision_not_negative" CHECK ("user_credits"."revision_credits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "email_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"template_type" text DEFAULT 'designer_reply' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_templates_not_empty" CHECK (btrim("email_templates"."name") <> '' AND btrim("email_templates"."subject") <> '' AND btrim("email_templates"."content") <> ''),
	CONSTRAINT "email_templates_name_length" CHECK (char_length("email_templates"."name") <= 255),
	CONSTRAINT "email_templates_subject_length" CHECK (char_length("email_templates"."subject") <= 500),
	CONSTRAINT "email_templates_type_length" CHECK (char_length("email_templates"."template_type") <= 100)
);
--> statement-breakpoint
CREATE TABLE "outbox_emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"plain_text" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_emails_state_known" CHECK ("outbox_emails"."state" IN ('waiting', 'sent', 'failed')),
	CONSTRAINT "outbox_emails_sent_has_date" CHECK (("outbox_emails"."state" = 'sent') = ("outbox_emails"."sent_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "website_feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"feedback_text" text NOT NULL,
	"contact_name" text,
	"contact_email" text,
	"feedback_type" text DEFAULT 'contact_form' NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"admin_notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "website_feedback_type_known" CHECK ("website_feedback"."feedback_type" IN ('contact_form')),
	CONSTRAINT "website_feedback_status_known" CHECK ("website_feedback"."status" IN ('new', 'pending', 'reviewed', 'resolved')),
	CONSTRAINT "website_feedback_text_length" CHECK (char_length("website_feedback"."feedback_text") <= 5000)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"status" text NOT NULL,
	"stripe_session_id" text,
	"room_credits_added" integer DEFAULT 0 NOT NULL,
	"revision_credits_added" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_history_status_known" CHECK ("payment_history"."status" IN ('completed', 'refunded', 'disputed')),
	CONSTRAINT "payment_history_not_negative" CHECK ("payment_history"."amount_cents" >= 0 AND "payment_history"."room_credits_added" >= 0 AND "payment_history"."revision_credits_added" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"stripe_customer_id" text,
	"subscribed" boolean DEFAULT false NOT NULL,
	"subscription_tier" text,
	"subscription_end" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscribers_stripeCustomerId_unique" UNIQUE("stripe_customer_id")
);
--> statement-breakpoint
CREATE TABLE "anonymous_quiz_completions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" text NOT NULL,
	"selections" jsonb NOT NULL,
	"style_result" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "anonymous_quiz_completions_session_length" CHECK (char_length("anonymous_quiz_completions"."session_id") <= 64),
	CONSTRAINT "anonymous_quiz_completions_agent_length" CHECK (char_length("anonymous_quiz_completions"."user_agent") <= 400)
);
--> statement-breakpoint
CREATE TABLE "quiz_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"image_url" text NOT NULL,
	"style_label" text NOT NULL,
	"room_type" text NOT NULL,
	"description" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiz_images_size" CHECK ("quiz_images"."width" > 0 AND "quiz_images"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "quiz_responses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"style_result" text NOT NULL,
	"responses" jsonb NOT NULL,
	"completed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redesigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"room_upload_id" uuid NOT NULL,
	"generation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"redesign_image_url" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"engine" text NOT NULL,
	"style" text NOT NULL,
	"feedback" text,
	"redesign_concept" text,
	"layout_recommendations" text,
	"user_rating" integer,
	"generated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redesigns_generationId_unique" UNIQUE("generation_id"),
	CONSTRAINT "redesigns_kind_known" CHECK ("redesigns"."kind" IN ('redesign', 'revision')),
	CONSTRAINT "redesigns_engine_known" CHECK ("redesigns"."engine" IN ('palette', 'openai')),
	CONSTRAINT "redesigns_rating_range" CHECK ("redesigns"."user_rating" BETWEEN 1 AND 5),
	CONSTRAINT "redesigns_size" CHECK ("redesigns"."width" > 0 AND "redesigns"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "room_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"image_url" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"room_type" text NOT NULL,
	"description" text,
	"user_feedback" text,
	"ai_redesign_requested" boolean DEFAULT false NOT NULL,
	"user_style_preference" text,
	"style_profile" jsonb,
	"submission_id" uuid NOT NULL,
	"generation_id" uuid,
	"generation_kind" text,
	"generation_state" text DEFAULT 'idle' NOT NULL,
	"generation_stage" text,
	"generation_reason" text,
	"generation_requested_at" timestamp with time zone,
	"generation_ended_at" timestamp with time zone,
	"generation_preview" text,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_uploads_imageUrl_unique" UNIQUE("image_url"),
	CONSTRAINT "room_uploads_room_type_known" CHECK ("room_uploads"."room_type" IN ('Living Room', 'Bedroom', 'Kitchen', 'Bathroom', 'Home Office', 'Dining Room', 'Entryway', 'Nursery', 'Walk-in Closet', 'Laundry Room')),
	CONSTRAINT "room_uploads_generation_kind_known" CHECK ("room_uploads"."generation_kind" IN ('redesign', 'revision')),
	CONSTRAINT "room_uploads_generation_state_known" CHECK ("room_uploads"."generation_state" IN ('idle', 'queued', 'running', 'failed', 'done')),
	CONSTRAINT "room_uploads_generation_stage_known" CHECK ("room_uploads"."generation_stage" IN ('preparing', 'analysing', 'painting', 'finishing')),
	CONSTRAINT "room_uploads_generation_reason_known" CHECK ("room_uploads"."generation_reason" IN ('analysis_failed', 'generation_failed', 'storage_failed', 'busy', 'not_a_room', 'moderation_blocked', 'account_blocked', 'other')),
	CONSTRAINT "room_uploads_failure_has_reason" CHECK (("room_uploads"."generation_state" = 'failed') = ("room_uploads"."generation_reason" IS NOT NULL)),
	CONSTRAINT "room_uploads_generation_identified" CHECK ("room_uploads"."generation_state" = 'idle' OR "room_uploads"."generation_id" IS NOT NULL),
	CONSTRAINT "room_uploads_size" CHECK ("room_uploads"."width" > 0 AND "room_uploads"."height" > 0),
	CONSTRAINT "room_uploads_feedback_length" CHECK (char_length("room_uploads"."user_feedback") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "style_definitions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"style_name" text NOT NULL,
	"color_palette" jsonb NOT NULL,
	"materials" text[] DEFAULT '{}' NOT NULL,
	"characteristics" text[] DEFAULT '{}' NOT NULL,
	"design_principles" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"style_profile" jsonb,
	"quiz_responses" jsonb,
	"ai_analysis_timestamp" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"location" text,
	"content" text NOT NULL,
	"rating" integer,
	"is_visible" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "testimonials_rating_range" CHECK ("testimonials"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_methods" ADD CONSTRAINT "sign_in_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_usage_logs" ADD CONSTRAINT "api_usage_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_generation_queue" ADD CONSTRAINT "blog_generation_queue_room_upload_id_room_uploads_id_fk" FOREIGN KEY ("room_upload_id") REFERENCES "public"."room_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_generation_queue" ADD CONSTRAINT "blog_generation_queue_redesign_id_redesigns_id_fk" FOREIGN KEY ("redesign_id") REFERENCES "public"."redesigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_room_upload_id_room_uploads_id_fk" FOREIGN KEY ("room_upload_id") REFERENCES "public"."room_uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_redesign_id_redesigns_id_fk" FOREIGN KEY ("redesign_id") REFERENCES "public"."redesigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_intake_submissions" ADD CONSTRAINT "design_intake_submissions_designer_request_id_designer_requests_id_fk" FOREIGN KEY ("designer_request_id") REFERENCES "public"."designer_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_intake_tokens" ADD CONSTRAINT "design_intake_tokens_designer_request_id_designer_requests_id_fk" FOREIGN KEY ("designer_request_id") REFERENCES "public"."designer_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designer_requests" ADD CONSTRAINT "designer_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_cases" ADD CONSTRAINT "project_cases_designer_request_id_designer_requests_id_fk" FOREIGN KEY ("designer_request_id") REFERENCES "public"."designer_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_cases" ADD CONSTRAINT "project_cases_intake_submission_id_design_intake_submissions_id_fk" FOREIGN KEY ("intake_submission_id") REFERENCES "public"."design_intake_submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_credits" ADD CONSTRAINT "user_credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_feedback" ADD CONSTRAINT "website_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_history" ADD CONSTRAINT "payment_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_responses" ADD CONSTRAINT "quiz_responses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redesigns" ADD CONSTRAINT "redesigns_room_upload_id_room_uploads_id_fk" FOREIGN KEY ("room_upload_id") REFERENCES "public"."room_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_uploads" ADD CONSTRAINT "room_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_methods_account_unique" ON "sign_in_methods" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "sign_in_methods_user" ON "sign_in_methods" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_email_search" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_name_search" ON "users" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expiry" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "api_usage_logs_user" ON "api_usage_logs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "api_usage_logs_type" ON "api_usage_logs" USING btree ("api_type","created_at");--> statement-breakpoint
CREATE INDEX "api_usage_logs_newest" ON "api_usage_logs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_generation_queue_once" ON "blog_generation_queue" USING btree ("room_upload_id","redesign_id");--> statement-breakpoint
CREATE INDEX "blog_generation_queue_status" ON "blog_generation_queue" USING btree ("status");--> statement-breakpoint
CREATE INDEX "blog_generation_queue_redesign" ON "blog_generation_queue" USING btree ("redesign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_slug_unique" ON "blog_posts" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "blog_posts_published" ON "blog_posts" USING btree ("status","published_at");--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "blog_posts_upload" ON "blog_posts" USING btree ("room_upload_id","status");--> statement-breakpoint
CREATE INDEX "blog_posts_redesign" ON "blog_posts" USING btree ("redesign_id");--> statement-breakpoint
CREATE INDEX "blog_posts_search" ON "blog_posts" USING gin (to_tsvector('english', "title" || ' ' || "excerpt" || ' ' || "content"));--> statement-breakpoint
CREATE INDEX "design_intake_submissions_request" ON "design_intake_submissions" USING btree ("designer_request_id");--> statement-breakpoint
CREATE INDEX "design_intake_submissions_status" ON "design_intake_submissions" USING btree ("submission_status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "design_intake_tokens_token_unique" ON "design_intake_tokens" USING btree ("token");--> statement-breakpoint
CREATE INDEX "design_intake_tokens_request" ON "design_intake_tokens" USING btree ("designer_request_id");--> statement-breakpoint
CREATE INDEX "designer_requests_status" ON "designer_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "designer_requests_newest" ON "designer_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "designer_requests_user" ON "designer_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "designer_requests_email" ON "designer_requests" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "project_cases_request" ON "project_cases" USING btree ("designer_request_id");--> statement-breakpoint
CREATE INDEX "project_cases_submission" ON "project_cases" USING btree ("intake_submission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_ledger_once" ON "credit_ledger" USING btree ("user_id","kind","reason","reference");--> statement-breakpoint
CREATE INDEX "credit_ledger_user" ON "credit_ledger" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "credit_reservations_user" ON "credit_reservations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credit_settings_newest" ON "credit_settings" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_templates_name_unique" ON "email_templates" USING btree ("name");--> statement-breakpoint
CREATE INDEX "email_templates_usable" ON "email_templates" USING btree ("template_type","is_active","name");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_emails_once" ON "outbox_emails" USING btree ("kind","reference","recipient");--> statement-breakpoint
CREATE INDEX "outbox_emails_state" ON "outbox_emails" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "outbox_emails_newest" ON "outbox_emails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "website_feedback_status" ON "website_feedback" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "website_feedback_newest" ON "website_feedback" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "website_feedback_user" ON "website_feedback" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_history_session_unique" ON "payment_history" USING btree ("stripe_session_id");--> statement-breakpoint
CREATE INDEX "payment_history_user" ON "payment_history" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_history_status" ON "payment_history" USING btree ("status");--> statement-breakpoint
CREATE INDEX "subscribers_subscribed" ON "subscribers" USING btree ("subscribed");--> statement-breakpoint
CREATE INDEX "anonymous_quiz_completions_session" ON "anonymous_quiz_completions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "anonymous_quiz_completions_created" ON "anonymous_quiz_completions" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_images_url_unique" ON "quiz_images" USING btree ("image_url");--> statement-breakpoint
CREATE INDEX "quiz_images_active" ON "quiz_images" USING btree ("is_active","created_at");--> statement-breakpoint
CREATE INDEX "redesigns_upload" ON "redesigns" USING btree ("room_upload_id","generated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "room_uploads_submission_unique" ON "room_uploads" USING btree ("user_id","submission_id");--> statement-breakpoint
CREATE INDEX "room_uploads_user" ON "room_uploads" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "room_uploads_newest" ON "room_uploads" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "room_uploads_room_type" ON "room_uploads" USING btree ("room_type","updated_at");--> statement-breakpoint
CREATE INDEX "room_uploads_running" ON "room_uploads" USING btree ("generation_state") WHERE "room_uploads"."generation_state" IN ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "style_definitions_name_unique" ON "style_definitions" USING btree ("style_name");--> statement-breakpoint
CREATE INDEX "style_definitions_active" ON "style_definitions" USING btree ("is_active","style_name");--> statement-breakpoint
CREATE INDEX "testimonials_visible" ON "testimonials" USING btree ("is_visible","created_at");--> statement-breakpoint
CREATE INDEX "testimonials_user" ON "testimonials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expire");