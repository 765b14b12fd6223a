import { partsOfBlend } from '#app/lib/blend-name.ts'
import { tally } from '../../playing/rules/tally.ts'
import type { QuizResult } from '../../schema.ts'
import type { PairResult } from '../schema.ts'

/**
 * What a person brings to a pair. Whoever has made a blend their style brings the one that the quiz found, for a blend is
 * already two people's.
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
