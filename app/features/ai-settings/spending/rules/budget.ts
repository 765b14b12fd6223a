import type { ImageQuality } from '#app/platform/ai/provider.ts'
import type { ApiType } from '../../schema.ts'

/** Percentages of the monthly budget at which administrators are notified. */
export const BUDGET_MARKS = [80, 100] as const

/**
 * The marks that spending passes.
 *
 * @param before cents spent
 * @param after cents spent; never less than before
 */
export function marksPassed(before: number, after: number, budget: number): number[] {
  return BUDGET_MARKS.filter((mark) => before < (budget * mark) / 100 && after >= (budget * mark) / 100)
}

/** The month that a budget is for, as `2026-11`; months begin at midnight UTC. */
export const budgetMonth = (now: Date) => now.toISOString().slice(0, 7)

/** Midnight UTC on the first day of the month. */
export const monthStart = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))

/** Midnight UTC on the first day of the month after: from then on there is a new budget. */
export const monthEnd = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))

/**
 * Cents that a call is taken to cost until the provider has said so: rather too much, so that calls that run at the
 * same time cannot pass the budget together.
 */
export function estimateCents(apiType: ApiType, quality: ImageQuality): number {
  if (apiType === 'blog_generation') return 6
  if (apiType !== 'image_generation') return 2
  return quality === 'low' ? 4 : quality === 'medium' ? 10 : 30
}

/** Whether no redesign more can be paid for this month. */
export const isBudgetSpent = (
  { monthlyBudgetCents, imageQuality }: { monthlyBudgetCents: number; imageQuality: ImageQuality },
  spentCents: number,
) => spentCents + estimateCents('image_generation', imageQuality) > monthlyBudgetCents
