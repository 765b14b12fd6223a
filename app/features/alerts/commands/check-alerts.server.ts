import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { administratorEmails } from '#app/features/accounts/queries.server.ts'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { takeAdvisoryLock } from '#app/platform/database/advisory-lock.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { alertEmail } from '../emails.tsx'
import { type Occasion, occasionsNow } from '../queries/occasions.server.ts'
import type { AlertFacts } from '../rules/alert-words.ts'
import { alerts } from '../tables.server.ts'

type Opened = AlertFacts & { id: string }

/**
 * Opens an alert for each new occasion and closes those that are over. The same transaction queues one message per
 * kind of new occasion to every administrator. Concurrent checks run one after the other.
 */
export async function checkAlerts({ database, environment }: Services): Promise<void> {
  await database.transaction(async (transaction) => {
    await takeAdvisoryLock(transaction, 'alerts')
    const occasions = await occasionsNow(transaction)
    await closeOthers(transaction, occasions)
    const opened = new Map<string, Opened>()
    for (const occasion of occasions) {
      const alert = await open(transaction, occasion)
      if (alert) join(opened, alert)
    }
    for (const email of opened.size > 0 ? await administratorEmails(transaction) : [])
      for (const { id, ...alert } of opened.values())
        await queueEmail(
          transaction,
          { kind: `alert_${alert.kind}`, reference: id, userId: null },
          await alertEmail(environment, email, alert),
        )
    await forgetClosed(transaction)
  })
}

/** Groups occasions by kind, but keeps the provider's services apart. */
function join(opened: Map<string, Opened>, alert: Opened) {
  const key = `${alert.kind} ${alert.service}`
  const before = opened.get(key)
  opened.set(key, before ? { ...before, count: before.count + alert.count } : alert)
}

async function closeOthers(transaction: Transaction, occasions: Occasion[]) {
  const lasting = JSON.stringify(occasions.map(({ kind, occasion }) => `${kind} ${occasion}`))
  await transaction
    .update(alerts)
    .set({ closedAt: sql`now()` })
    .where(
      and(
        isNull(alerts.closedAt),
        sql`NOT ${lasting}::jsonb ? (${alerts.kind} || ' ' || ${alerts.occasion})`,
      ),
    )
}

/** An alert that recurs within the hour continues, so that a flapping fault does not send many messages. */
async function open(transaction: Transaction, occasion: Occasion): Promise<Opened | undefined> {
  const { kind, count, total } = occasion
  const recent = or(isNull(alerts.closedAt), gt(alerts.closedAt, sql`now() - interval '1 hour'`))
  const known = await transaction
    .update(alerts)
    .set({ count, total, closedAt: null })
    .where(and(eq(alerts.kind, kind), eq(alerts.occasion, occasion.occasion), recent))
    .returning({ id: alerts.id })
  if (known.length > 0) return undefined
  const [row] = await transaction.insert(alerts).values(occasion).returning({ id: alerts.id })
  return { id: row!.id, kind, count, total, service: kind === 'provider_paused' ? occasion.occasion : null }
}

const forgetClosed = (transaction: Transaction) =>
  transaction.delete(alerts).where(sql`${alerts.closedAt} < now() - interval '90 days'`)
