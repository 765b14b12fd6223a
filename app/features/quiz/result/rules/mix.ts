import { compare } from '#app/lib/compare.ts'
import { plural } from '#app/lib/plural.ts'
import type { QuizResult } from '../../schema.ts'

/** A style's share of a person's taste. */
export interface StyleShare {
  style: string
  /** How often it was chosen. */
  count: number
  /** Of all choices, 0 to 1. */
  share: number
}

type Counted = Pick<QuizResult, 'style' | 'styleBreakdown' | 'tieBreakingApplied'>

/** Every chosen style with its share: the winner first, then by count, then by name. */
export function mixOf({
  style: winner,
  styleBreakdown,
}: Pick<Counted, 'style' | 'styleBreakdown'>): StyleShare[] {
  const entries = Object.entries(styleBreakdown)
  const total = entries.reduce((sum, [, count]) => sum + count, 0)
  const rank = (style: string) => (style === winner ? 0 : 1)
  return entries
    .map(([style, count]) => ({ style, count, share: count / total }))
    .sort((a, b) => b.count - a.count || rank(a.style) - rank(b.style) || compare(a.style, b.style))
}

/** Says in a sentence or two why this style won. */
export function reasonFor(result: Counted): string {
  const [first, ...others] = mixOf(result)
  if (!first) return ''
  const total = Math.round(first.count / first.share)
  const begin = `You chose ${first.style} in ${first.count} of ${plural(total, 'round')}`
  const level = others.filter((other) => other.count === first.count)
  if (result.tieBreakingApplied && level.length > 0)
    return `${begin}, as often as ${listed(level)}; ${first.style} got there first.`
  const next = others.filter((other) => other.count > 1).slice(0, 2)
  if (others.length === 0) return `${begin}.`
  if (next.length === 0) return `${begin}; every other style once at most.`
  return `${begin}; ${listed(next)} came next.`
}

function listed(shares: readonly StyleShare[]): string {
  const names = shares.map((share) => share.style)
  const last = names.pop()!
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last
}
