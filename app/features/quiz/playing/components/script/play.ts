import { fromTemplate } from '#app/lib/page-script/page-parts.ts'
import type { QuizImage } from '../../../schema.ts'
import { afterMove, type Move, type PlayNotice, type PlayState, startPlay } from '../../rules/moves.ts'
import type { Step } from '../../rules/session.ts'
import { type StoredQuiz, storeQuiz } from '../stored-quiz.ts'
import { markPlace, placeMark } from './place.ts'
import { takeOverRound } from './round-view.ts'
import { firstScreen, show } from './screens.ts'

interface Play {
  /** Resumes a quiz, or begins one that has no steps. Shows a notice with it. */
  start(quiz: { seed: number; steps: readonly Step[] }, notice?: PlayNotice): void
  make(move: Move): void
}

/**
 * Plays the quiz in this tab. Every step is stored before it is shown, with the link to the pair for which it is.
 *
 * @param end called when the quiz is complete
 */
export function openPlay(
  images: readonly QuizImage[],
  pairToken: string | undefined,
  end: (state: PlayState) => void,
): Play {
  const round = firstScreen()
  let state: PlayState | undefined
  const make = (move: Move) => {
    if (!state) return
    // What is chosen here now is another quiz than the one whose result this entry of the history has shown.
    if (placeMark()) markPlace()
    enter(afterMove(state, move))
  }
  const showRound = takeOverRound(round, make)
  const enter = (next: PlayState) => {
    const isOther = next.session !== state?.session
    state = next
    const { seed, steps, selections, pairing } = next.session
    if (isOther) storeQuiz({ seed, steps: [...steps], pairToken } satisfies StoredQuiz)
    if (pairing) {
      show(round)
      showRound(next)
    } else if (selections.length === 0) show(fromTemplate('error'))
    else if (isOther) end(next)
  }
  return { start: (quiz, notice) => enter(startPlay(images, quiz, notice)), make }
}
