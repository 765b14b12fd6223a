import type { StoredResult } from '../../result/rules/collage.ts'
import { ROUNDS } from '../../rules/rounds.ts'
import type { QuizImage, QuizResult, Selection } from '../../schema.ts'
import type { Arrival } from './arrival.ts'
import type { Step } from './session.ts'

/** Ids of the elements with the data that the server passes on to the quiz's script, as JSON. */
export const VISIT_DATA = 'quiz-data'
export const OUTCOME_DATA = 'quiz-outcome'

/** What the server knows of a visit to the quiz. */
export interface VisitData {
  siteName: string
  images: QuizImage[]
  /** Seed of a new quiz. The server chooses it, so that the first pictures load with the page. */
  seed: number
  /** The choice made before the page opened, if any. */
  steps: Step[]
  isMember: boolean
  /** The result that the page shows, of a member who comes from sign-up. */
  saved: Pick<QuizResult, 'style' | 'selections'> | null
  /** The link to a pair through which the visitor came. */
  pair: { token: string } | null
}

/** A finished quiz as the browser sends it. */
export interface FinishedQuiz {
  selections: readonly Selection[]
  /** The style that the person takes instead of the winner. */
  taken?: string | undefined
  /** Whether it was saved before, and is only to be shown. */
  isKnown?: boolean
  /** Whether it is added to the pair of the link; by default, a quiz that is not known and has no style taken. */
  isBrought?: boolean | undefined
  /** Whether the person has just signed up. */
  isWelcome?: boolean
}

/** What the server made of a finished quiz. The rest of its answer shows it. */
export type QuizOutcome = { failure: string } | { result: StoredResult; isMember: boolean }

/** How far a stored quiz has come. */
export function stateOf(kept: { steps: readonly Step[] } | undefined): Arrival['kept'] {
  if (!kept) return 'none'
  const chosen = kept.steps.filter((step) => step !== null).length
  if (chosen >= ROUNDS) return 'finished'
  return chosen > 1 ? 'under way' : 'begun'
}
