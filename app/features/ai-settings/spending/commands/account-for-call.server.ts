import { eq } from 'drizzle-orm'
import type { EditUsage } from '#app/platform/ai/editor.ts'
import { wasRefused } from '#app/platform/ai/failure.ts'
import type { Services } from '#app/platform/services.ts'
import { recordOutcome } from '../../provider/commands/watch-provider.server.ts'
import { apiUsageLogs } from '../../tables.server.ts'
import { type ApiCall, type Booked, beginCall, circuitOf } from './book-call.server.ts'

/**
 * Makes a paid call. First books the estimated cost, in a transaction that keeps concurrent calls within the monthly
 * budget. Then corrects it by the usage that the provider reports. A call whose process crashed, or whose end could
 * not be recorded, keeps its estimate, because it may have been charged. A call that was never sent costs nothing.
 * Failures of the provider can start a pause, during which no calls are made.
 *
 * @throws RedesignFailure before the call: `budget_spent` when the month's budget is spent, `rate_limited` when the
 *   person has reached the hourly limit, `provider_paused` while the provider is down
 */
export async function accountedCall<Result extends { usage: EditUsage | null }>(
  services: Services,
  call: ApiCall,
  make: () => Promise<Result>,
): Promise<Result> {
  const end = accountOf(services, call, await beginCall(services, call))
  const attributes = { 'gen_ai.request.model': call.model }
  let result: Result
  try {
    result = await services.tracing.step(`call ${call.apiType}`, { kind: 'client', attributes }, make)
  } catch (error) {
    // After a broken connection or a time-out the cost is unknown.
    await end(wasRefused(error) ? { costCents: 0 } : {}, error)
    throw error
  }
  const { usage } = result
  await end({
    success: true,
    ...(usage && { model: usage.model, tokensTotal: usage.totalTokens, costCents: usage.costCents }),
  })
  return result
}

/** Starts the clock, and returns the function that records how the call ended. */
function accountOf(services: Services, call: ApiCall, { id, isProbe, costCents }: Booked) {
  const started = performance.now()
  return async (changes: Partial<typeof apiUsageLogs.$inferInsert>, error?: unknown): Promise<void> => {
    const ms = performance.now() - started
    services.metrics.providerCallEnded({
      type: call.apiType,
      outcome: changes.success ? 'done' : 'failed',
      seconds: ms / 1000,
      cents: changes.costCents ?? costCents,
    })
    try {
      await services.database
        .update(apiUsageLogs)
        .set({ ...changes, endedAt: new Date(), processingTimeMs: Math.round(ms) })
        .where(eq(apiUsageLogs.id, id))
      await recordOutcome(services, circuitOf(call.apiType), isProbe, error)
    } catch (problem) {
      // A paid answer is worth more than its entry, and so is the reason why there is none.
      services.log.error({ err: problem, id }, 'provider call not accounted for')
    }
  }
}
