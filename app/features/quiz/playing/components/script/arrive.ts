import type { Arrival } from '../../rules/arrival.ts'
import { stateOf, type VisitData } from '../../rules/visit.ts'
import { pendingResult, quizElsewhere, storedQuiz, storedResult } from '../stored-quiz.ts'
import { placeMark } from './place.ts'

export type StoredHere = ReturnType<typeof storedHere>

/** What this browser stores of quizzes and results. */
export function storedHere() {
  const own = storedQuiz()
  return { own, kept: own ?? quizElsewhere(), pending: pendingResult(), known: storedResult() }
}

/** The state in which the person opens the quiz. */
export const arrivalOf = ({ isMember, saved }: VisitData, { kept, pending, known }: StoredHere): Arrival => ({
  flags: new URLSearchParams(location.search),
  isMember,
  hasPending: pending !== undefined,
  hasSaved: saved !== null,
  hasKnown: known !== undefined,
  kept: stateOf(kept),
  isReturn: placeMark() !== undefined,
})

/** Where the stored quiz was played, and whether choices made alone or for another pair count for this one now. */
export const historyOf = ({ pair }: VisitData, { own, kept }: StoredHere) => ({
  isElsewhere: !own,
  isForTwoNow: pair !== null && kept?.pairToken !== pair.token && kept?.steps.length !== 0,
})
