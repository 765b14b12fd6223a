-- Subjects stand in lists, searches and exports: the secret links that some held go.
UPDATE "outbox_emails" SET "subject" = regexp_replace("subject", '(design-intake-form/)[A-Za-z0-9_-]+', '\1••••••••', 'g')
  WHERE "subject" LIKE '%design-intake-form/%';--> statement-breakpoint
UPDATE "audit_log" SET "subject_name" = regexp_replace("subject_name", '(design-intake-form/)[A-Za-z0-9_-]+', '\1••••••••', 'g')
  WHERE "subject_name" LIKE '%design-intake-form/%';
