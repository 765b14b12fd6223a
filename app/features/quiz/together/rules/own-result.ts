import { partsOfBlend } from '#app/lib/blend-name.ts'
import { tally } from '../../playing/rules/tally.ts'
import type { QuizResult } from '../../schema.ts'
import type { PairResult } from '../schema.ts'

/**
 * The result that a person adds to a pair. If their style is a blend, this is the style that the quiz found, because
 * a blend already belongs to two people.
 */
export function ownResult(result: QuizResult): PairResult {
  const { styleBreakdown, roomTypeBreakdown } = result
  return { style: ownStyle(result), styleBreakdown, roomTypeBreakdown }
}

function ownStyle({ style, selections }: QuizResult): string {
  const parts = partsOfBlend(style)
  if (!parts) return style
  return selections.length > 0 ? tally(selections).winningStyle : parts[0]
}
