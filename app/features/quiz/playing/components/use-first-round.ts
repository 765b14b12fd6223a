import { useMemo, useState, useSyncExternalStore } from 'react'
import type { QuizImage } from '../../schema.ts'
import { type QuizSession, resumeQuiz } from '../rules/session.ts'
import type { StoredQuiz } from './stored-quiz.ts'

interface FirstRound {
  /** Undefined once the visitor has moved on, and on pages that the browser rendered. */
  firstRound: QuizSession<QuizImage> | undefined
  leaveFirstRound(): void
}

/**
 * The first round in the server's HTML, shown before the page's script has loaded.
 *
 * @param quiz.isNew whether the visit begins a quiz as far as the server knows
 */
export function useFirstRound({
  images,
  seed,
  steps,
  isNew,
}: StoredQuiz & { images: readonly QuizImage[]; isNew: boolean }): FirstRound {
  const isFromServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [isShown, setShown] = useState(isFromServer && isNew)
  const session = useMemo(
    () => (isShown ? resumeQuiz(images, seed, steps) : undefined),
    [isShown, images, seed, steps],
  )
  return { firstRound: session?.pairing ? session : undefined, leaveFirstRound: () => setShown(false) }
}

const neverChanges = () => () => {}
