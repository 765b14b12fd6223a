import { dataIn } from '#app/lib/page-script/page-data.ts'
import { QUIZ_TEXTS } from '../../../rules/texts.ts'
import { type FinishedQuiz, OUTCOME_DATA, type QuizOutcome } from '../../rules/visit.ts'
import { visitId } from '../stored-quiz.ts'

/** Milliseconds after which a connection without an answer counts as lost. */
const PATIENCE = 30_000

interface Answer {
  outcome: QuizOutcome
  /** The page that shows the outcome. */
  page: Document
}

/**
 * Sends a finished quiz to the server. A lost connection is a failure like a refusal: the choices stay, and the person
 * can try again.
 *
 * @param pairToken token of the pair's link; undefined without one
 */
export async function sendQuiz(quiz: FinishedQuiz, pairToken: string | undefined): Promise<Answer> {
  const body = JSON.stringify({ ...quiz, sessionId: visitId(), pairToken })
  try {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch('/quiz', {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(PATIENCE),
    })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const outcome = dataIn<QuizOutcome>(page, OUTCOME_DATA)
    if (outcome) return { outcome, page }
  } catch {}
  return { outcome: { failure: QUIZ_TEXTS.resultsFailed }, page: document }
}
