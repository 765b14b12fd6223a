import { fromTemplate, part } from '#app/lib/page-script/page-parts.ts'
import type { FinishedQuiz, QuizOutcome, VisitData } from '../../rules/visit.ts'
import { forgetQuiz, storeResult } from '../stored-quiz.ts'
import { markPlace } from './place.ts'
import { announceResult, followBring, followTake, showResult, showTakeFailure } from './result-view.ts'
import { show } from './screens.ts'
import { sendQuiz } from './send-quiz.ts'

/** What there is to see of a quiz that is saved. */
interface Occasion {
  /** Shows that it is being saved. */
  wait(): void
  /** Says why it was not saved. @param retry saves it again */
  fail(failure: string, retry: () => void): void
  /** Whether the last choice was made just now. */
  isFresh: boolean
  /** Whether the quiz is in this tab. */
  isPlayed: boolean
}

/** Saves a finished quiz, or finds its result again, and shows the result. */
export async function save(visit: VisitData, quiz: FinishedQuiz, occasion: Occasion): Promise<void> {
  occasion.wait()
  const { outcome, page } = await sendQuiz(quiz, visit.pair?.token)
  if ('failure' in outcome) return occasion.fail(outcome.failure, () => void save(visit, quiz, occasion))
  if (!quiz.isKnown) keep(outcome, occasion.isPlayed)
  // A guest who takes the quiz anew may go back to it.
  if (!outcome.isMember) markPlace({ finished: true, taken: outcome.result.style })
  showResult(page, occasion.isFresh)
  attendResult(visit, outcome.result, { ...quiz, ...occasion })
}

/** Announces the result on the page. Saves it with the second style, or adds it to a pair, when the person says so. */
export function attendResult(
  visit: VisitData,
  { style, selections }: NonNullable<VisitData['saved']>,
  { isWelcome = false, isPlayed }: { isWelcome?: boolean; isPlayed: boolean },
): void {
  announceResult(`${style} | ${visit.siteName}`)
  const occasion = { wait: () => {}, fail: showTakeFailure, isFresh: false, isPlayed }
  followTake((taken) => void save(visit, { selections, taken, isWelcome }, occasion))
  const brought = { selections, taken: style, isKnown: true, isBrought: true }
  followBring(() => void save(visit, brought, { ...occasion, fail: showFailure }))
}

/** Shows that a finished quiz was not saved. */
export function showFailure(failure: string, retry: () => void): void {
  const screen = fromTemplate('failed')
  const heading = screen.querySelector('h1')!
  heading.textContent = failure
  heading.tabIndex = -1
  part('retry', screen).addEventListener('click', retry)
  show(screen)
  // What had the focus is gone, and nothing else would be read aloud.
  heading.focus()
}

function keep({ result, isMember }: Exclude<QuizOutcome, { failure: string }>, isPlayed: boolean): void {
  storeResult(result, !isMember)
  if (!isPlayed) return
  // A member's finished quiz stays in the tab, so that a reload shows the result again.
  if (isMember) markPlace({ finished: true, taken: result.style })
  else forgetQuiz()
}
