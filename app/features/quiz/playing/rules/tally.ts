import type { QuizResult, Selection } from '../../schema.ts'

/** The counts of a list of choices. */
export interface Tally
  extends Pick<QuizResult, 'styleBreakdown' | 'roomTypeBreakdown' | 'tieBreakingApplied'> {
  winningStyle: string
}

/**
 * Counts the choices. The most chosen style wins; of tied styles, the one that reached the top count first.
 *
 * @param selections in the order they were made; at least one
 * @throws RangeError when there are none
 */
export function tally(selections: readonly Pick<Selection, 'style' | 'roomType'>[]): Tally {
  const styles = new Map<string, number>()
  const rooms = new Map<string, Map<string, number>>()
  for (const { style, roomType } of selections) {
    const room = rooms.get(roomType) ?? new Map<string, number>()
    rooms.set(roomType, count(room, style))
    count(styles, style)
  }
  const top = Math.max(...styles.values())
  const winningStyle = firstToReach(selections, top)
  if (winningStyle === undefined) throw new RangeError('A tally needs at least one selection')
  return {
    winningStyle,
    styleBreakdown: Object.fromEntries(styles),
    roomTypeBreakdown: Object.fromEntries(
      [...rooms].map(([type, counts]) => [type, Object.fromEntries(counts)]),
    ),
    tieBreakingApplied: [...styles.values()].filter((times) => times === top).length > 1,
  }
}

function count(counts: Map<string, number>, style: string): Map<string, number> {
  return counts.set(style, (counts.get(style) ?? 0) + 1)
}

function firstToReach(selections: readonly Pick<Selection, 'style'>[], top: number): string | undefined {
  const counts = new Map<string, number>()
  return selections.find(({ style }) => count(counts, style).get(style) === top)?.style
}
