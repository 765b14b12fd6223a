import { storedQuiz, storedResult } from '../stored-quiz.ts'

/**
 * Loads the page again where the browser brings it back from its cache although the quiz went on, or was forgotten at
 * sign-out, on another page of this tab. A move on the old page would overwrite the newer steps.
 */
export function reloadWhenStale(): void {
  const stored = () => JSON.stringify([storedQuiz(), storedResult()])
  let left = ''
  addEventListener('pagehide', () => {
    left = stored()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && stored() !== left) location.reload()
  })
}
