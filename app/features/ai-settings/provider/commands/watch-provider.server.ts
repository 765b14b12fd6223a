import { eq } from 'drizzle-orm'
import { isRedesignFailure } from '#app/platform/ai/failure.ts'
import { takeAdvisoryLock } from '#app/platform/database/advisory-lock.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { aiCircuits } from '../../tables.server.ts'
import { engineNow } from '../queries/engine.server.ts'
import { admission, afterFailure, type CircuitName, nextProbe } from '../rules/circuit.ts'

/**
 * Whether a service of the provider may be called. After a pause, one caller may try it.
 *
 * @param triesAnyway whether this call tries during a pause too
 */
export async function admit(transaction: Transaction, name: CircuitName, triesAnyway: boolean) {
  const now = new Date()
  const [circuit] = await transaction.select().from(aiCircuits).where(eq(aiCircuits.name, name)).for('update')
  const admitted = admission(circuit, now)
  if (admitted === 'wait' && triesAnyway) return 'probe'
  if (admitted === 'probe')
    await transaction
      .update(aiCircuits)
      .set({ retryAt: nextProbe(now) })
      .where(eq(aiCircuits.name, name))
  return admitted
}

/** Records the outcome of a call. Any answer ends a pause, and a failure of the provider may start one. */
export async function recordOutcome(
  services: Services,
  name: CircuitName,
  isProbe: boolean,
  error?: unknown,
): Promise<void> {
  const { database, log } = services
  const failure = isRedesignFailure(error) ? error : undefined
  if (error !== undefined && !failure) return
  // Work that only took too long is no answer, and no outage.
  if (failure?.code === 'timeout' && !failure.outage) return
  if (!failure?.outage) {
    await database.delete(aiCircuits).where(eq(aiCircuits.name, name))
    return
  }
  // Its key was removed during the call. Nobody asks it any more, so nothing would end a pause.
  if (!(await engineNow(services)).isPaid) return
  const { outage: cause, detail } = failure
  await database.transaction(async (transaction) => {
    await takeAdvisoryLock(transaction, 'ai_circuits')
    const [before] = await transaction.select().from(aiCircuits).where(eq(aiCircuits.name, name))
    const after = afterFailure(before, { cause, detail, isProbe }, new Date())
    const { openedAt, retryAt, failures, failedAt } = after
    const changes = { failures, cause: after.cause, detail: after.detail, failedAt, openedAt, retryAt }
    await transaction
      .insert(aiCircuits)
      .values({ name, ...changes })
      .onConflictDoUpdate({ target: aiCircuits.name, set: changes })
    if (openedAt && !before?.openedAt) log.error({ circuit: name, cause, detail }, 'AI provider paused')
  })
}

/** Ends a pause at once, because the provider's settings have changed. */
export async function forgetFailures(transaction: Transaction): Promise<void> {
  await transaction.delete(aiCircuits)
}
