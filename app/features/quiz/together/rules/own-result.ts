import { partsOfBlend } from '#app/lib/blend-name.ts'
import { tally } from '../../playing/rules/tally.ts'
import type { QuizResult } from '../../schema.ts'
import type { PairResult } from '../schema.ts'

/**
 * The result that a person adds to a pair. A blend already belongs to two people, so this is the style that they had
 * before they took it, or else the style that the quiz found.
 *
 * @param before their style before they took the blend, if known
 */
export function ownResult(result: QuizResult, before?: string | null): PairResult {
  const { styleBreakdown, roomTypeBreakdown } = result
  return { style: ownStyle(result, before), styleBreakdown, roomTypeBreakdown }
}

function ownStyle({ style, selections }: QuizResult, before?: string | null): string {
  const parts = partsOfBlend(style)
  if (!parts) return style
  if (before) return before
  return selections.length > 0 ? tally(selections).winningStyle : parts[0]
}
