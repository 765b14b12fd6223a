import { sql } from 'drizzle-orm'
import { CIRCUITS } from '#app/features/ai-settings/provider/rules/circuit.ts'
import { currentAiSettings } from '#app/features/ai-settings/queries/settings.server.ts'
import { spentSince } from '#app/features/ai-settings/spending/queries/usage.server.ts'
import { monthStart } from '#app/features/ai-settings/spending/rules/budget.ts'
import { aiCircuits } from '#app/features/ai-settings/tables.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { roomUploads } from '#app/features/rooms/tables.server.ts'
import { totalsByPart } from '#app/platform/counts/counts.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { queueReadings } from '#app/platform/jobs/job-tables.ts'
import type { Readings } from '#app/platform/metrics/metrics.ts'
import type { Services } from '#app/platform/services.ts'

/** The metrics that come from the database. Each query reads an index or few rows. */
export async function readings({ database, environment }: Services): Promise<Readings> {
  const [queues, generations, states, oldestSeconds, circuits, settings, spentCents] = await Promise.all([
    queueReadings(database),
    generationsUnderWay(database),
    totalsByPart(database, ['emails']),
    oldestMessage(database),
    database.select({ name: aiCircuits.name, openedAt: aiCircuits.openedAt }).from(aiCircuits),
    currentAiSettings(database, environment),
    spentSince(database, monthStart(new Date())),
  ])
  const paused = new Set(circuits.filter(({ openedAt }) => openedAt).map(({ name }) => name))
  return {
    queues,
    generations,
    outbox: { states: { waiting: 0, sent: 0, failed: 0, ...states.emails }, oldestSeconds },
    circuits: CIRCUITS.map((name) => ({ name, isPaused: paused.has(name) })),
    ai: { budgetCents: settings.monthlyBudgetCents, spentCents },
  }
}

async function generationsUnderWay(database: Queryable): Promise<Readings['generations']> {
  const { rows } = await database.execute<Readings['generations']>(sql`
    SELECT (count(*) FILTER (WHERE generation_state = 'queued' AND generation_paused_at IS NULL))::int AS queued,
      (count(*) FILTER (WHERE generation_state = 'running'))::int AS running,
      (count(*) FILTER (WHERE generation_paused_at IS NOT NULL))::int AS paused
    FROM ${roomUploads} WHERE generation_state IN ('queued', 'running')`)
  return rows[0]!
}

async function oldestMessage(database: Queryable): Promise<number> {
  const { rows } = await database.execute<{ seconds: number }>(sql`
    SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS seconds
    FROM ${outboxEmails} WHERE state = 'waiting'`)
  return rows[0]!.seconds
}
