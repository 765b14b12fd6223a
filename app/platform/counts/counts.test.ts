import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiUsageLogs } from '#app/features/ai-settings/tables.server.ts'
import { websiteFeedback } from '#app/features/feedback/tables.server.ts'
import { roomUploads } from '#app/features/rooms/tables.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { seedStatements } from '../../../scripts/seeding/seed-rows.ts'
import type { CountName } from './count-names.ts'
import { mergeCounts, totalOf, totalsByPart } from './counts.ts'

/** The rows that each metric counts, defined independently of the triggers. */
const MEANT: Record<CountName, string> = {
  sign_ups: `SELECT created_at, CASE WHEN room_upload_count > 0 THEN 'uploaded' ELSE '' END, 1 FROM users`,
  member_quizzes: `SELECT completed_at, '', 1 FROM quiz_responses`,
  guest_quizzes: `SELECT created_at, '', 1 FROM anonymous_quiz_completions`,
  uploads: `SELECT uploaded_at, '', 1 FROM room_uploads`,
  redesigns: `SELECT generated_at, '', 1 FROM redesigns`,
  redesign_seconds: `SELECT generated_at, generation_seconds::text, 1 FROM redesigns WHERE generation_seconds >= 0`,
  failures: `SELECT generation_ended_at, '', 1 FROM room_uploads WHERE generation_state = 'failed'`,
  purchases: `SELECT created_at, CASE WHEN stripe_session_id IS NULL THEN '' ELSE 'stripe' END, 1 FROM payment_history
    WHERE status = 'completed' AND room_credits_added > 0`,
  ai_cents: `SELECT created_at, '', cost_cents FROM api_usage_logs`,
  emails: `SELECT created_at, state, 1 FROM outbox_emails`,
  feedback: `SELECT created_at, status, 1 FROM website_feedback`,
  designer_requests: `SELECT created_at, status, 1 FROM designer_requests`,
  intake_forms: `SELECT created_at, submission_status, 1 FROM design_intake_submissions`,
  audit_entries: `SELECT created_at, '', 1 FROM audit_log`,
}

/** Days on which counts and rows differ; should be empty. */
async function differences(database: Queryable) {
  const rows = Object.entries(MEANT).map(
    ([metric, query]) => `SELECT '${metric}' AS metric, at, part, n FROM (${query}) AS rows (at, part, n)`,
  )
  const { rows: found } = await database.execute(
    sql.raw(`
    WITH meant AS (
      SELECT metric, (at AT TIME ZONE 'UTC')::date AS day, part, sum(n) AS n FROM (${rows.join(' UNION ALL ')}) AS every
      GROUP BY 1, 2, 3),
    counted AS (SELECT metric, day, part, sum(n) AS n FROM daily_counts GROUP BY 1, 2, 3 HAVING sum(n) <> 0)
    SELECT * FROM meant FULL JOIN counted USING (metric, day, part) WHERE meant.n IS DISTINCT FROM counted.n
      AND coalesce(meant.n, counted.n) <> 0`),
  )
  return found
}

test('the counts match the rows after every insert, update and delete', async () => {
  await using opened = await createTestServices()
  const { database } = opened.services
  for (const statement of seedStatements({ users: 200, uploadsPerUser: 3, posts: 1 }))
    await database.execute(sql.raw(statement))
  expect(await differences(database)).toEqual([])
  expect(await totalOf(database, 'uploads')).toBe(await database.$count(roomUploads))

  const changes = [
    `UPDATE website_feedback SET status = 'resolved' WHERE status = 'new'`,
    `UPDATE designer_requests SET status = 'contacted', message = 'other' WHERE status = 'pending'`,
    `UPDATE design_intake_submissions SET submission_status = 'declined'`,
    `UPDATE payment_history SET status = 'refunded' WHERE amount_cents > 0 AND user_id IN (SELECT id FROM users LIMIT 50)`,
    `UPDATE room_uploads SET generation_state = 'queued', generation_reason = NULL WHERE generation_state = 'failed'`,
    `UPDATE redesigns SET generation_seconds = 40`,
    `UPDATE api_usage_logs SET cost_cents = cost_cents * 2`,
    `UPDATE quiz_responses SET completed_at = now()`,
    `UPDATE outbox_emails SET state = 'waiting', sent_at = NULL WHERE random() < 0.5`,
    `UPDATE users SET name = 'Same', created_at = created_at - interval '1 day' WHERE random() < 0.5`,
    `DELETE FROM redesigns WHERE room_upload_id IN (SELECT id FROM room_uploads LIMIT 60)`,
    `DELETE FROM room_uploads WHERE id NOT IN (SELECT room_upload_id FROM redesigns)`,
    `DELETE FROM audit_log WHERE random() < 0.5`,
    `DELETE FROM anonymous_quiz_completions`,
    `INSERT INTO website_feedback (id, feedback_text) SELECT id, 'again' FROM website_feedback
     ON CONFLICT (id) DO UPDATE SET status = 'reviewed'`,
  ]
  for (const change of changes) {
    await database.execute(sql.raw(change))
    expect(await differences(database), change).toEqual([])
  }
  await mergeCounts(database)
  expect(await differences(database)).toEqual([])
  const many = await database.execute(
    sql`SELECT 1 FROM daily_counts GROUP BY metric, day, part HAVING count(*) > 1`,
  )
  expect(many.rows).toEqual([])
})

test('a rollback counts nothing, and concurrent changes are counted and merged exactly once', async () => {
  await using opened = await createTestServices()
  const { database } = opened.services
  await database
    .transaction(async (transaction) => {
      await transaction.insert(websiteFeedback).values({ feedbackText: 'Gone' })
      throw new Error('no')
    })
    .catch(() => {})
  expect(await totalOf(database, 'feedback')).toBe(0)
  const one = async (index: number) => {
    const [message] = await database
      .insert(websiteFeedback)
      .values({ feedbackText: `Message ${index}` })
      .returning()
    await Promise.all([
      mergeCounts(database),
      database.update(websiteFeedback).set({ status: 'reviewed' }).where(eq(websiteFeedback.id, message!.id)),
    ])
  }
  await Promise.all(Array.from({ length: 20 }, (_, index) => one(index)))
  expect((await totalsByPart(database, ['feedback'])).feedback).toMatchObject({ reviewed: 20 })
  expect(await totalOf(database, 'feedback')).toBe(20)
})

test('a corrected cost counts with its new amount', async () => {
  await using opened = await createTestServices()
  const { database } = opened.services
  const call = { apiType: 'image_generation', success: true, costCents: 12.5 } as const
  await database.insert(apiUsageLogs).values([call, call])
  await database.update(apiUsageLogs).set({ costCents: 3.25 })
  expect(await totalOf(database, 'ai_cents')).toBe(6.5)
})
