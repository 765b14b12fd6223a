import { compare } from '#app/lib/compare.ts'
import { tally } from '../../playing/rules/tally.ts'
import type { QuizResult } from '../../schema.ts'

/** A style's share of a person's taste. */
export interface StyleShare {
  style: string
  count: number
  /** Of all choices, 0 to 1. */
  share: number
}

type Counted = Pick<QuizResult, 'style' | 'styleBreakdown' | 'selections'>

/** A style with at least this ratio of the person's own style's count is 'a strong streak'. */
const STRONG = 0.6

/**
 * Every chosen style with its share, most chosen first. On equal counts the person's style leads, then names decide.
 */
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

/**
 * The most chosen style besides the person's own, which they could take instead.
 *
 * @returns undefined when no other was chosen twice
 */
export function runnerUpOf(result: Pick<Counted, 'style' | 'styleBreakdown'>): StyleShare | undefined {
  return mixOf(result).find(({ style, count }) => style !== result.style && count > 1)
}

/** Explains in a sentence why this is the person's style; empty when they chose nothing. */
export function reasonFor(result: Counted): string {
  const mix = mixOf(result)
  const own = mix.find(({ style }) => style === result.style)
  if (!own) return ''
  const begin = `You chose it ${howOften(own, result.selections)}`
  const found = tally(result.selections).winningStyle
  if (found !== own.style) return `${begin} and made it your own; the quiz found ${found}.`
  const level = mix.filter(({ style, count }) => style !== found && count === own.count)
  if (level.length > 0) return `${begin}, as often as ${listed(level)}; ${found} got there first.`
  const next = runnerUpOf(result)
  if (!next) return `${begin}.`
  const nearest = mix.filter(({ style, count }) => style !== own.style && count === next.count)
  const streak = next.count >= STRONG * own.count ? 'a strong streak' : 'a touch'
  return `${begin}, with ${streak} of ${listed(nearest)}.`
}

/** '4 of the 5 times you met it'; '4 times' for an older quiz that does not record the other image. */
function howOften({ style, count }: StyleShare, selections: Counted['selections']): string {
  const times = count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`
  if (!selections.every(({ otherStyle }) => otherStyle)) return times
  const met = selections.filter((each) => each.style === style || each.otherStyle === style).length
  if (met > count) return `${count} of the ${met} times you met it`
  return `${count === 1 ? 'the one time' : count === 2 ? 'both times' : `all ${count} times`} you met it`
}

function listed(shares: readonly StyleShare[]): string {
  const names = shares.map((share) => share.style)
  const last = names.pop()!
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last
}
