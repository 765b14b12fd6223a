/** A product with at least one of everything, and with the longest texts. */
import { createHash, randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { PAIR_PURPOSE } from '#app/features/quiz/together/schema.ts'
import { SHARE_PURPOSE } from '#app/features/rooms/sharing/schema.ts'
import { sealId } from '#app/platform/security/sealed-id.ts'
import { LONG_WORD, writeLongTexts } from './long-texts.ts'
import type { JourneyMember } from './members.ts'
import type { ProductProcess } from './product-process.ts'
import { uploadOverHttp } from './upload-over-http.ts'

/** Given to the product, so that this journey can create its links. */
export const SITE_SECRET = 'a secret of this journey alone, and of nobody else'

/** Milliseconds for one palette preview on a busy machine. */
const REDESIGN_PATIENCE = 120_000

/** The ids that replace the braces in the pages' addresses. */
export type SiteIds = Record<string, string>

/**
 * Fills the site for its member: a redesigned room and a failed one, requests, purchases, messages, a post.
 *
 * @param cookie the member's `Cookie` header
 */
export async function fillSite(
  product: ProductProcess,
  { userId }: JourneyMember,
  cookie: string,
): Promise<SiteIds> {
  const { address, query } = product
  const upload = await uploadOverHttp(address, cookie)
  await expect.poll(() => query(`SELECT 1 FROM redesigns`), { timeout: REDESIGN_PATIENCE }).toHaveLength(1)
  await query(
    `INSERT INTO room_uploads (user_id, image_url, width, height, placeholder, room_type, submission_id,
       generation_id, generation_state, generation_reason, ai_redesign_requested)
     SELECT user_id, image_url || '.failed', width, height, placeholder, 'Walk-in Closet', gen_random_uuid(),
       gen_random_uuid(), 'failed', 'generation_failed', true FROM room_uploads`,
  )
  const intakeToken = randomUUID()
  const hash = createHash('sha256').update(intakeToken).digest('hex')
  const one = async (sql: string, ...values: unknown[]) =>
    (await query<{ id: string }>(`${sql} RETURNING id`, values))[0]!.id
  const request = await one(
    `INSERT INTO designer_requests (user_id, name, email, phone, street_address, city, state, zip_code, project_type,
       budget_range, timeline, message, additional_details, room_upload_id)
     VALUES ($1, 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'new_construction', '50k_100k', '6_12_months', 'h', 'i', $2)`,
    userId,
    upload,
  )
  await query(
    `INSERT INTO designer_replies (designer_request_id, template_name, subject, custom_message, has_intake_link)
     VALUES ($1, 'a', 'b', 'c', true)`,
    [request],
  )
  await query(
    `INSERT INTO design_intake_tokens (designer_request_id, token, expires_at) VALUES ($1, $2, now() + interval '1 day')`,
    [request, hash],
  )
  await query(`UPDATE designer_requests SET assignee_id = $1`, [userId])
  await query(`INSERT INTO designer_notes (designer_request_id, note, written_by) VALUES ($1, 'a', $2)`, [
    request,
    userId,
  ])
  const submission = await one(
    `INSERT INTO design_intake_submissions (designer_request_id, client_name, client_email, room_type)
     VALUES ($1, 'a', 'b', 'Laundry Room')`,
    request,
  )
  await query(
    `INSERT INTO website_feedback (user_id, feedback_text, contact_name, contact_email) VALUES ($1, 'a', 'b', 'c')`,
    [userId],
  )
  await query(
    `INSERT INTO testimonials (user_id, name, content, location, rating) VALUES ($1, 'a', 'b', 'c', 5)`,
    [userId],
  )
  const checkout = await one(
    `INSERT INTO checkouts (user_id, provider, amount_cents, room_credits, revision_credits) VALUES ($1, 'test', 123456789, 1000, 3000)`,
    userId,
  )
  const payment = await one(
    `INSERT INTO payment_history (user_id, amount_cents, status, room_credits_added, revision_credits_added, stripe_session_id)
     VALUES ($1, 123456789, 'completed', 1000, 3000, $2)`,
    userId,
    `cs_live_${'x'.repeat(58)}`,
  )
  const invitation = await one(
    `INSERT INTO team_invitations (email, role, invited_by, expires_at)
     VALUES ('a', 'support', $1, now() + interval '1 day')`,
    userId,
  )
  const joinToken = randomUUID()
  await query(
    `INSERT INTO verifications (identifier, value, expires_at) VALUES ($1, $2, now() + interval '1 day')`,
    [`join-team:${createHash('sha256').update(joinToken).digest('hex')}`, invitation],
  )
  const share = await one(`INSERT INTO room_shares (room_upload_id) VALUES ($1)`, upload)
  const pair = await one(
    `INSERT INTO quiz_pairs (user_id, shows_name, partner_browser, partner_result, joined_at)
     VALUES ($1, true, gen_random_uuid(), $2, now())`,
    userId,
    JSON.stringify({
      style: 'Mid-Century Modern',
      styleBreakdown: { Mediterranean: 2, 'Mid-Century Modern': 3 },
      roomTypeBreakdown: {},
    }),
  )
  const redesign = await fillBoard(query)
  await query(`UPDATE designer_requests SET board_id = $1`, [redesign])
  const post = await one(
    `INSERT INTO blog_posts (title, slug, excerpt, content, status, published_at, room_type, style_applied)
     VALUES ('a', $1, 'b', $2, 'published', now(), 'living-room', 'Mid-Century Modern')`,
    `a-${'very-long-'.repeat(9)}slug`,
    `<h2>${LONG_WORD}</h2><p>A room. ${LONG_WORD}</p><ul><li>${LONG_WORD}</li></ul><blockquote>${LONG_WORD}</blockquote>`,
  )
  await query(
    `INSERT INTO audit_log (actor_id, actor_email, action, subject, subject_name, details)
     VALUES ($1, 'a', 'accounts.block', $3, 'b', $2)`,
    [
      userId,
      JSON.stringify({ before: { name: LONG_WORD }, after: { name: `${LONG_WORD}s` } }),
      `user:${userId}`,
    ],
  )
  await query(
    `INSERT INTO api_usage_logs (user_id, api_type, success) VALUES ($1, 'image_generation', true)`,
    [userId],
  )
  const written = await writeLongTexts(query)
  expect(written).toEqual(
    expect.arrayContaining(['users.name', 'designer_requests.message', 'outbox_emails.subject']),
  )
  // The account gets the style with the longest word in its name, a redesign one that an administrator added.
  await query(`UPDATE users SET preferred_style = 'Mediterranean'`)
  await query(`UPDATE redesigns SET style = $1`, [LONG_WORD.slice(0, 60)])
  await query(`UPDATE style_definitions SET is_active = true`)
  const idOf = async (table: string) =>
    (await query<{ id: string }>(`SELECT id FROM ${table} LIMIT 1`))[0]!.id
  return {
    upload,
    redesign,
    request,
    intakeToken,
    joinToken,
    submission,
    checkout,
    payment,
    post,
    user: userId,
    word: LONG_WORD,
    slug: `a-${'very-long-'.repeat(9)}slug`,
    shareToken: sealId(SITE_SECRET, SHARE_PURPOSE, share),
    pairToken: sealId(SITE_SECRET, PAIR_PURPOSE, pair),
    template: await idOf('email_templates'),
    message: await idOf('outbox_emails'),
  }
}

/** The design board of the only redesign. @returns the redesign's id */
async function fillBoard(query: ProductProcess['query']): Promise<string> {
  const name = LONG_WORD.slice(0, 60)
  const profile = {
    ...{ primaryStyle: name, characteristics: [], designPrinciples: [] },
    colorPalette: ['#dcd2c2', '#7a8467', '#4c4842'].map((hex) => ({ name, hex })),
    materials: [LONG_WORD, 'Smoked oak'],
  }
  const [board] = await query<{ id: string }>(
    `INSERT INTO design_boards (redesign_id, style_profile, budget_cents, notes, is_shared)
     SELECT id, $1, 1000000000, 'a', true FROM redesigns RETURNING redesign_id AS id`,
    [JSON.stringify(profile)],
  )
  await query(
    `INSERT INTO board_things (redesign_id, position, source, name, colour, hex, material, size, box, price_cents, got)
     SELECT $1, number, 'found', 'a', 'b', '#7a8467', 'c', 'd', $2, 100000000, number = 1 FROM generate_series(0, 2) AS number`,
    [board!.id, JSON.stringify({ x: 0.1, y: 0.1, width: 0.2, height: 0.5 })],
  )
  return board!.id
}
