import type { ImageQuality } from '#app/platform/ai/provider.ts'
import type { ApiType } from '../../schema.ts'

/** Percentages of the monthly budget at which administrators are notified. The first refused call counts as 100. */
export const BUDGET_MARKS = [80, 100] as const

/** The marks that spending has reached. Both in cents. */
export const marksReached = (spent: number, budget: number) =>
  BUDGET_MARKS.filter((mark) => spent >= (budget * mark) / 100)

/** The month of a budget in the form `2026-11`. Months begin at midnight UTC. */
export const budgetMonth = (now: Date) => now.toISOString().slice(0, 7)

/** Midnight UTC on the first day of the month. */
export const monthStart = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))

/** Midnight UTC on the first day of the next month, when a new budget begins. */
export const monthEnd = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))

/**
 * Estimated cents of a list of everything in a picture: its answer of up to 4,000 tokens costs 6 cents at the assumed
 * list price.
 */
export const LIST_ESTIMATE_CENTS = 7

/**
 * Estimated cents of a call until the provider reports its usage. Rather too high, so that concurrent calls cannot
 * exceed the budget.
 */
export function estimateCents(apiType: ApiType, quality: ImageQuality): number {
  if (apiType === 'blog_generation') return 6
  if (apiType !== 'image_generation') return 2
  return quality === 'low' ? 4 : quality === 'medium' ? 10 : 30
}

/** Whether a call would cost more than is left of the budget. All in cents. */
export const exceedsBudget = (spent: number, cost: number, budget: number) => spent + cost > budget

/** Whether this month's budget cannot pay for another redesign. */
export const cannotAffordRedesign = (
  { monthlyBudgetCents, imageQuality }: { monthlyBudgetCents: number; imageQuality: ImageQuality },
  spentCents: number,
) => exceedsBudget(spentCents, estimateCents('image_generation', imageQuality), monthlyBudgetCents)
