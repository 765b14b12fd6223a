import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ROUNDS } from '../../rules/rounds.ts'
import { QUIZ_TEXTS } from '../../rules/texts.ts'
import type { QuizImage } from '../../schema.ts'
import { choose, goBack, isComplete, type QuizSession, resumeQuiz, roundOf, skip } from '../rules/session.ts'
import { type StoredQuiz, storeQuiz } from './stored-quiz.ts'

type Side = 'left' | 'right'

/** The message beside the pictures. */
export interface PlayNotice {
  title: string
  detail?: string
}

interface PlayState {
  session: QuizSession<QuizImage>
  /** The picture just chosen, which fades over the next pair. */
  leaving?: { image: QuizImage; side: Side }
  notice?: PlayNotice
  /** Read aloud after each move. */
  announcement: string
}

export interface Play extends Partial<PlayState> {
  /** Resumes a quiz, or begins one that has no steps. */
  start(kept: StoredQuiz): void
  choose(side: Side): void
  skip(): void
  back(): void
}

/** The state of the quiz in this tab. Every step is stored before it is shown. */
export function usePlay(images: readonly QuizImage[]): Play {
  const [state, setState] = useState<PlayState>()
  // A second key press can arrive before the next render, so each move starts from the latest state.
  const current = useRef(state)
  const move = useCallback((make: (state: PlayState) => PlayState, failure: string) => {
    const before = current.current
    if (!before) return
    let after: PlayState
    try {
      after = make(before)
    } catch {
      after = { ...before, notice: { title: failure }, announcement: '' }
    }
    current.current = after
    setState(after)
  }, [])

  const { session } = state ?? {}
  useEffect(() => {
    if (session) storeQuiz({ seed: session.seed, steps: [...session.steps] })
  }, [session])

  const moves = useMemo(
    () => ({
      start: ({ seed, steps }: StoredQuiz) => {
        current.current = { session: resumeQuiz(images, seed, steps), announcement: '' }
        setState(current.current)
      },
      choose: (side: Side) => move((before) => chosen(before, side), QUIZ_TEXTS.selectionFailed),
      skip: () => move(skipped, QUIZ_TEXTS.skipFailed),
      back: () => move(backed, QUIZ_TEXTS.selectionFailed),
    }),
    [images, move],
  )
  return { ...state, ...moves }
}

function chosen({ session }: PlayState, side: Side): PlayState {
  const image = side === 'left' ? session.pairing!.leftImage : session.pairing!.rightImage
  const next = choose(session, image.id)!
  const where = isComplete(next) ? 'That was the last round.' : placeOf(next)
  return {
    session: next,
    leaving: { image, side },
    announcement: `${side === 'left' ? 'First' : 'Second'} picture chosen. ${where}`,
  }
}

function skipped(before: PlayState): PlayState {
  const next = skip(before.session)
  if (next) return { session: next, announcement: `Skipped. Two other pictures. ${placeOf(next)}` }
  return {
    ...before,
    leaving: undefined,
    notice: { title: QUIZ_TEXTS.noOptions, detail: QUIZ_TEXTS.noOptionsDetail },
  }
}

function backed(before: PlayState): PlayState {
  const previous = goBack(before.session)
  return previous ? { session: previous, announcement: `Back again. ${placeOf(previous)}` } : before
}

const placeOf = (session: QuizSession) => `Round ${roundOf(session)} of ${ROUNDS}.`
