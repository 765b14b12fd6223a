import type { Arrival, Welcome } from './arrival.ts'
import type { PlayNotice } from './moves.ts'
import { tasteAt } from './taste.ts'

/**
 * The notice beside the first pair of a visit.
 *
 * @param stored whether the quiz was played in another tab, and whether choices made otherwise now count for a pair
 */
export function firstNotice(
  { flags, isMember, hasKnown }: Arrival,
  welcome: Welcome,
  stored: { isElsewhere: boolean; isForTwoNow: boolean },
): PlayNotice | undefined {
  const kept = !isMember && hasKnown ? 'resultKept' : undefined
  if (welcome !== 'resume') return kept
  // A first choice on another page has no place in a quiz that is under way.
  if (tasteAt(flags)) return 'resumedInstead'
  if (stored.isForTwoNow) return 'resumedForTwo'
  return kept ?? (stored.isElsewhere ? 'resumed' : undefined)
}
