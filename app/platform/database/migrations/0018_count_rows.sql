-- Arguments: metric, moment, part, number, which rows count. A statement adds what it changed and locks nothing.
CREATE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fields text := format('(%s AT TIME ZONE ''UTC'')::date AS day, %s AS part', TG_ARGV[1], TG_ARGV[2]);
  came text := format('SELECT %s, (%s)::numeric AS n FROM added WHERE %s', fields, TG_ARGV[3], TG_ARGV[4]);
  went text := format('SELECT %s, -(%s)::numeric AS n FROM removed WHERE %s', fields, TG_ARGV[3], TG_ARGV[4]);
BEGIN
  EXECUTE format(
    'INSERT INTO daily_counts (metric, day, part, n)
     SELECT %L, day, part, sum(n) FROM (%s) AS changes GROUP BY day, part HAVING sum(n) <> 0',
    TG_ARGV[0],
    CASE TG_OP WHEN 'INSERT' THEN came WHEN 'DELETE' THEN went ELSE came || ' UNION ALL ' || went END);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_rows_of(source regclass, metric text, moment text, part text, n text, counted text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  calls text := format('FOR EACH STATEMENT EXECUTE FUNCTION count_rows(%L, %L, %L, %L, %L)', metric, moment, part, n, counted);
BEGIN
  EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %s REFERENCING NEW TABLE AS added %s', 'count_' || metric || '_added', source, calls);
  EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %s REFERENCING OLD TABLE AS removed %s', 'count_' || metric || '_removed', source, calls);
  EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %s REFERENCING NEW TABLE AS added OLD TABLE AS removed %s', 'count_' || metric || '_changed', source, calls);
  EXECUTE format(
    'INSERT INTO daily_counts (metric, day, part, n)
     SELECT %L, day, part, sum(n) FROM (
       SELECT (%s AT TIME ZONE ''UTC'')::date AS day, %s AS part, (%s)::numeric AS n FROM %s WHERE %s
     ) AS rows GROUP BY day, part HAVING sum(n) <> 0', metric, moment, part, n, source, counted);
END $$;--> statement-breakpoint
SELECT count_rows_of('users', 'sign_ups', 'created_at', 'CASE WHEN room_upload_count > 0 THEN ''uploaded'' ELSE '''' END', '1', 'true');--> statement-breakpoint
SELECT count_rows_of('quiz_responses', 'member_quizzes', 'completed_at', '''''', '1', 'true');--> statement-breakpoint
SELECT count_rows_of('anonymous_quiz_completions', 'guest_quizzes', 'created_at', '''''', '1', 'true');--> statement-breakpoint
SELECT count_rows_of('room_uploads', 'uploads', 'uploaded_at', '''''', '1', 'true');--> statement-breakpoint
SELECT count_rows_of('redesigns', 'redesigns', 'generated_at', '''''', '1', 'true');--> statement-breakpoint
SELECT count_rows_of('redesigns', 'redesign_seconds', 'generated_at', 'generation_seconds::text', '1', 'generation_seconds IS NOT NULL');--> statement-breakpoint
SELECT count_rows_of('room_uploads', 'failures', 'generation_ended_at', '''''', '1', 'generation_state = ''failed'' AND generation_ended_at IS NOT NULL');--> statement-breakpoint
SELECT count_rows_of('payment_history', 'purchases', 'created_at', 'CASE WHEN stripe_session_id IS NULL THEN '''' ELSE ''stripe'' END', '1', 'status = ''completed'' AND room_credits_added > 0');--> statement-breakpoint
SELECT count_rows_of('api_usage_logs', 'ai_cents', 'created_at', '''''', 'cost_cents', 'true');--> statement-breakpoint
SELECT count_rows_of('outbox_emails', 'emails', 'created_at', 'state', '1', 'true');--> statement-breakpoint
SELECT count_rows_of('website_feedback', 'feedback', 'created_at', 'status', '1', 'true');--> statement-breakpoint
SELECT count_rows_of('designer_requests', 'designer_requests', 'created_at', 'status', '1', 'true');--> statement-breakpoint
SELECT count_rows_of('design_intake_submissions', 'intake_forms', 'created_at', 'submission_status', '1', 'true');--> statement-breakpoint
SELECT count_rows_of('audit_log', 'audit_entries', 'created_at', '''''', '1', 'true');--> statement-breakpoint
DROP FUNCTION count_rows_of(regclass, text, text, text, text, text);
