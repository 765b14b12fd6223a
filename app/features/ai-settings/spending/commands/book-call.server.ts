import { administratorEmails } from '#app/features/accounts/queries.server.ts'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { isQueued } from '#app/features/email/outbox/queries/is-queued.server.ts'
import { RedesignFailure } from '#app/platform/ai/failure.ts'
import { takeAdvisoryLock } from '#app/platform/database/advisory-lock.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { admit } from '../../provider/commands/watch-provider.server.ts'
import { currentAiSettings } from '../../queries/settings.server.ts'
import { type ApiType, IMAGE_TYPES } from '../../schema.ts'
import { apiUsageLogs } from '../../tables.server.ts'
import { budgetEmail } from '../emails.tsx'
import { isHourFull, spentSince } from '../queries/usage.server.ts'
import { budgetMonth, estimateCents, exceedsBudget, marksReached, monthStart } from '../rules/budget.ts'

export interface ApiCall {
  /** The member whose redesign it is; null for the site's own work. */
  userId: string | null
  /** The room of the redesign. */
  roomUploadId?: string
  generationId?: string
  apiType: ApiType
  model: string
  /** Estimated cents, for a call that costs more than others of its kind. */
  estimatedCents?: number
  /** Whether an administrator requested it, who may also try during a pause. */
  triesAnyway?: boolean
}

const isRedesign = (type: ApiType) => IMAGE_TYPES.some((each) => each === type)
/** The circuit for a kind of call. */
export const circuitOf = (type: ApiType) => (isRedesign(type) ? 'image' : 'chat')

/** Reasons to refuse a call. */
const REFUSALS = {
  budget: ['budget_spent', 'The monthly AI budget is spent'],
  hour: ['rate_limited', 'The hourly limit of redesigns is reached'],
  pause: ['provider_paused', 'The AI provider does not answer, and is asked again in a few minutes'],
} as const

/** A call whose estimate is booked. */
export interface Booked {
  id: string
  isProbe: boolean
  /** The estimate. */
  costCents: number
}

type Booking = Booked | { refused: keyof typeof REFUSALS }

/** Books the estimated cost of a call under a lock, or refuses the call. */
export async function beginCall(services: Services, call: ApiCall): Promise<Booked> {
  const begun = await services.database.transaction((transaction) => book(services, transaction, call))
  if ('id' in begun) return begun
  const [code, detail] = REFUSALS[begun.refused]
  throw new RedesignFailure(code, detail, { retryable: false, refused: true })
}

async function book(services: Services, transaction: Transaction, call: ApiCall): Promise<Booking> {
  await takeAdvisoryLock(transaction, 'api_usage_logs budget')
  const settings = await currentAiSettings(transaction, services.environment)
  const now = new Date()
  if (call.userId && isRedesign(call.apiType) && (await isHourFull(transaction, call.userId, settings)))
    return { refused: 'hour' }
  const spent = await spentSince(transaction, monthStart(now))
  const { triesAnyway = false, estimatedCents, ...booked } = call
  const costCents = estimatedCents ?? estimateCents(call.apiType, settings.imageQuality)
  const budget = settings.monthlyBudgetCents
  const refused = exceedsBudget(spent, costCents, budget)
  // Asked of every call, because lowering the budget and calls that cost more than estimated reach marks, too.
  for (const mark of refused ? [100] : marksReached(spent + costCents, budget))
    await tellAdministrators(services, transaction, { mark, budget, spent, month: budgetMonth(now) })
  if (refused) return { refused: 'budget' }
  const admitted = await admit(transaction, circuitOf(call.apiType), triesAnyway)
  if (admitted === 'wait') return { refused: 'pause' }
  const [row] = await transaction
    .insert(apiUsageLogs)
    .values({ ...booked, costCents, success: false })
    .returning({ id: apiUsageLogs.id })
  return { id: row!.id, isProbe: admitted === 'probe', costCents }
}

async function tellAdministrators(
  services: Services,
  transaction: Transaction,
  state: { mark: number; budget: number; spent: number; month: string },
) {
  const cause = { kind: `ai_budget_${state.mark}`, reference: state.month, userId: null }
  if (await isQueued(transaction, cause)) return
  for (const email of await administratorEmails(transaction)) {
    const message = await budgetEmail(services.environment, { email, ...state })
    await queueEmail(transaction, cause, message)
  }
}
