import { partsOfBlend } from '#app/lib/blend-name.ts'
import { tally } from '../../playing/rules/tally.ts'
import type { QuizResult } from '../../schema.ts'
import type { PairResult } from '../schema.ts'

/**
 * The result that a person adds to a pair. A blend already belongs to two people, so this is their part of it if it is
 * the pair's, and otherwise the style that the quiz found.
 *
 * @param theirs style of the other person, if known
 */
export function ownResult(result: QuizResult, theirs?: string): PairResult {
  const { styleBreakdown, roomTypeBreakdown } = result
  return { style: ownStyle(result, theirs), styleBreakdown, roomTypeBreakdown }
}

function ownStyle({ style, selections }: QuizResult, theirs?: string): string {
  const parts = partsOfBlend(style)
  if (!parts) return style
  if (parts.some((part) => part === theirs)) return parts.find((part) => part !== theirs) ?? style
  return selections.length > 0 ? tally(selections).winningStyle : parts[0]
}
