/** Rows in the numbers of a busy site, made by the database itself. Who is made here cannot sign in. */

/** How much to make. */
export interface SeedSizes {
  users: number
  uploadsPerUser: number
  posts: number
}

/** What the administration must stay fast with: 300,000 uploads and 1,000,000 ledger rows. */
export const BUSY_SITE: SeedSizes = { users: 100_000, uploadsPerUser: 3, posts: 10_000 }

const oneOf = (values: readonly string[]) =>
  `(ARRAY[${values.map((value) => `'${value}'`).join(', ')}])[1 + floor(random() * ${values.length})::int]`

const FIRST = [
  'Ada',
  'Ben',
  'Chi',
  'Dora',
  'Emil',
  'Fay',
  'Gus',
  'Hana',
  'Ivo',
  'Jun',
  'Kaya',
  'Lars',
  'Mina',
]
const LAST = [
  'Adler',
  'Boone',
  'Cruz',
  'Dietz',
  'Ekman',
  'Fujita',
  'Garza',
  'Holm',
  'Iqbal',
  'Jansen',
  'Kovacs',
]
const ROOMS = [
  'Living Room',
  'Living Room',
  'Living Room',
  'Bedroom',
  'Bedroom',
  'Kitchen',
  'Bathroom',
  'Nursery',
]
const STYLES = [
  'Modern',
  'Japandi',
  'Zen',
  'Farmhouse',
  'Coastal',
  'Glam',
  'Rustic',
  'Traditional',
  'Bohemian',
]
const WORDS = [
  'north light',
  'old oak floor',
  'low ceiling',
  'two cats',
  'a piano',
  'no curtains',
  'brick wall',
]
const POST_ROOMS = ['living-room', 'bedroom', 'kitchen', 'home-office']
const PROJECTS = ['single_room', 'full_home', 'renovation', 'consultation']

const MOMENT = `now() - random() * interval '700 days'`
const PALETTE = '#a4492f'

/** One statement a table, in the order of their references. */
export function seedStatements({ users, uploadsPerUser, posts }: SeedSizes): string[] {
  const seeded = `(SELECT id, row_number() OVER (ORDER BY id) AS n FROM users WHERE email LIKE 'seed-%') AS users`
  return [
    `SELECT setseed(0.42)`,
    `INSERT INTO users (email, name, preferred_style, email_verified, created_at)
     SELECT 'seed-' || n || '@' || ${oneOf(['example.com', 'example.org', 'example.net'])},
       ${oneOf(FIRST)} || ' ' || ${oneOf(LAST)} || ' ' || to_hex(n), ${oneOf(STYLES)}, true, ${MOMENT}
     FROM generate_series(1, ${users}) AS n`,
    `INSERT INTO room_uploads (user_id, image_url, width, height, placeholder, room_type, description,
       user_style_preference, submission_id, generation_id, generation_kind, generation_state, generation_reason,
       generation_requested_at, generation_ended_at, uploaded_at, updated_at)
     SELECT users.id, users.id || '/seed-' || room.n || '.jpg', 1200, 800, '${PALETTE}', room, words, style,
       gen_random_uuid(), gen_random_uuid(), 'redesign', CASE WHEN chance < 0.93 THEN 'done' ELSE 'failed' END,
       CASE WHEN chance < 0.93 THEN NULL ELSE 'generation_failed' END, at, at + chance * interval '90 seconds', at, at
     FROM ${seeded}, LATERAL (
       SELECT series AS n, ${oneOf(ROOMS)} AS room, CASE WHEN random() < 0.5 THEN ${oneOf(WORDS)} || ' ' || users.n END AS words,
         CASE WHEN random() < 0.95 THEN ${oneOf(STYLES)} END AS style, random() AS chance, ${MOMENT} AS at
       FROM generate_series(1, (users.n % ${uploadsPerUser * 2 + 1})::int) AS series) AS room`,
    `INSERT INTO redesigns (room_upload_id, generation_id, kind, redesign_image_url, width, height, placeholder,
       engine, style, generated_at, created_at)
     SELECT id, generation_id, 'redesign', user_id || '/redesigns/' || generation_id || '.jpg', width, height,
       placeholder, 'palette', coalesce(user_style_preference, 'Modern'), generation_ended_at, generation_ended_at
     FROM room_uploads WHERE generation_state = 'done' AND image_url LIKE '%/seed-%'`,
    `INSERT INTO user_credits (user_id, room_credits) SELECT id, 2 FROM ${seeded}`,
    `INSERT INTO credit_ledger (user_id, kind, change, reason, reference, created_at)
     SELECT users.id, 'room', change, reason, entry.n::text, ${MOMENT} FROM ${seeded}, LATERAL (
       SELECT series AS n, CASE series WHEN 1 THEN 1 WHEN 2 THEN 9 ELSE -1 END AS change,
         CASE series WHEN 1 THEN 'sign_up' WHEN 2 THEN 'purchase' ELSE 'reservation' END AS reason
       FROM generate_series(1, 10) AS series) AS entry`,
    `INSERT INTO payment_history (user_id, amount_cents, status, stripe_session_id, room_credits_added, created_at)
     SELECT id, 7200, 'completed', 'cs_seed_' || id, 9, ${MOMENT} FROM ${seeded}`,
    `INSERT INTO quiz_responses (user_id, style_result, responses, completed_at)
     SELECT id, ${oneOf(STYLES)}, '{}', ${MOMENT} FROM ${seeded}`,
    `INSERT INTO anonymous_quiz_completions (session_id, selections, style_result, created_at)
     SELECT 'seed-' || n, '[]', ${oneOf(STYLES)}, ${MOMENT} FROM generate_series(1, ${users}) AS n`,
    `INSERT INTO api_usage_logs (user_id, api_type, model, tokens_total, cost_cents, success, processing_time_ms, created_at)
     SELECT id, 'image_generation', 'gpt-image-2', 4000, 4 + random() * 8, random() < 0.95, 20000 + random() * 60000, ${MOMENT}
     FROM ${seeded}`,
    `UPDATE api_usage_logs SET ended_at = created_at WHERE ended_at IS NULL AND user_id IN (SELECT id FROM ${seeded})`,
    `INSERT INTO outbox_emails (kind, reference, recipient, subject, html, plain_text, state, sent_at, created_at)
     SELECT 'redesign_ready', room_uploads.id::text, users.email, 'Your redesign is ready', '<p>Ready</p>', 'Ready', 'sent', at, at
     FROM room_uploads JOIN users ON users.id = user_id, LATERAL (SELECT ${MOMENT} AS at WHERE users.id IS NOT NULL) AS sent
     WHERE image_url LIKE '%/seed-1.jpg'`,
    `INSERT INTO audit_log (actor_email, action, subject, subject_name, details, created_at)
     SELECT 'boss@example.com', 'accounts.block', 'user:' || id, 'seed-' || n || '@example.com',
       '{"before":{"blocked":false},"after":{"blocked":true}}', ${MOMENT} FROM ${seeded} WHERE n % 5 = 0`,
    `INSERT INTO designer_requests (user_id, name, email, project_type, message, status, created_at)
     SELECT id, ${oneOf(FIRST)} || ' ' || ${oneOf(LAST)}, 'seed-' || n || '@example.com', ${oneOf(PROJECTS)},
       'A room with ' || ${oneOf(WORDS)}, ${oneOf(['pending', 'contacted', 'resolved', 'resolved'])}, ${MOMENT}
     FROM ${seeded} WHERE n % 10 = 0`,
    `INSERT INTO design_intake_submissions (designer_request_id, client_name, client_email, room_type, submission_status, created_at)
     SELECT id, name, email, 'Living Room', ${oneOf(['new', 'in_review', 'completed', 'completed'])}, created_at
     FROM designer_requests WHERE email LIKE 'seed-%' AND status <> 'pending'`,
    `INSERT INTO website_feedback (user_id, feedback_text, contact_name, contact_email, status, created_at)
     SELECT id, 'The page about ' || ${oneOf(WORDS)}, ${oneOf(FIRST)}, 'seed-' || n || '@example.com',
       ${oneOf(['new', 'reviewed', 'resolved', 'resolved'])}, ${MOMENT} FROM ${seeded} WHERE n % 10 = 0`,
    `INSERT INTO blog_posts (title, slug, excerpt, content, status, room_type, style_applied, published_at, view_count, created_at)
     SELECT 'A ' || style || ' room with ' || words || ' ' || n, 'seed-' || n, 'How it became ' || style,
       repeat('<p>Light, wood and ' || words || '.</p>', 20), CASE WHEN n % 10 = 0 THEN 'draft' ELSE 'published' END,
       ${oneOf(POST_ROOMS)}, style, at, floor(random() * 5000)::int, at
     FROM generate_series(1, ${posts}) AS n, LATERAL (
       SELECT ${oneOf(STYLES)} AS style, ${oneOf(WORDS)} AS words, ${MOMENT} AS at WHERE n > 0) AS post`,
    `ANALYZE`,
  ]
}
