import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'

/** The numbers beside the administration's tabs. One query. */
export function badgeCounts(database: Queryable) {
  return counts(database, {
    designer: sql`SELECT count(*) FROM designer_requests WHERE status = 'pending'`,
    intake: sql`SELECT count(*) FROM design_intake_submissions WHERE submission_status = 'new'`,
    feedback: sql`SELECT count(*) FROM website_feedback WHERE status IN ('new', 'pending')`,
  })
}

/** The headline figures of the dashboard. */
export type HeadlineFigures = Awaited<ReturnType<typeof headlineFigures>>

/** The headline figures of the dashboard. One query. A Stripe session is stored once, so none counts twice. */
export function headlineFigures(database: Queryable) {
  return counts(database, {
    quizzes: sql`SELECT (SELECT count(*) FROM quiz_responses) + (SELECT count(*) FROM anonymous_quiz_completions)`,
    users: sql`SELECT count(*) FROM users`,
    redesigns: sql`SELECT count(*) FROM redesigns`,
    purchases: sql`SELECT count(stripe_session_id) FROM payment_history WHERE status = 'completed' AND room_credits_added > 0`,
    designerRequests: sql`SELECT count(*) FROM designer_requests`,
    feedback: sql`SELECT count(*) FROM website_feedback`,
  })
}

async function counts<Name extends string>(
  database: Queryable,
  queries: Record<Name, SQL>,
): Promise<Record<Name, number>> {
  const columns = Object.entries<SQL>(queries).map(
    ([name, query]) => sql`(${query})::int AS ${sql.identifier(name)}`,
  )
  const { rows } = await database.execute<Record<Name, number>>(sql`SELECT ${sql.join(columns, sql`, `)}`)
  return rows[0]!
}
