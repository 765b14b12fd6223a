import { ROUNDS } from '../../rules/rounds.ts'
import { QUIZ_TEXTS } from '../../rules/texts.ts'
import type { QuizImage } from '../../schema.ts'
import {
  choose,
  goBack,
  isComplete,
  type QuizSession,
  resumeQuiz,
  roundOf,
  type Step,
  skip,
} from './session.ts'

export type Side = 'left' | 'right'

/** What a person does with a pair. */
export type Move = Side | 'skip' | 'back'

/** The message beside the pictures, by the name of its text. */
export type PlayNotice =
  | 'resumed'
  | 'resumedInstead'
  | 'resumedForTwo'
  | 'resultKept'
  | 'noOptions'
  | 'selectionFailed'
  | 'skipFailed'

/** The quiz as a person plays it. */
export interface PlayState {
  session: QuizSession<QuizImage>
  /** The picture just chosen, which fades over the next pair. */
  leaving?: { image: QuizImage; side: Side }
  notice?: PlayNotice
  /** Read aloud after each move. */
  announcement: string
}

/** Resumes a quiz, or begins one that has no steps. */
export const startPlay = (
  images: readonly QuizImage[],
  { seed, steps }: { seed: number; steps: readonly Step[] },
  notice?: PlayNotice,
): PlayState => ({
  session: resumeQuiz(images, seed, steps),
  announcement: notice ? QUIZ_TEXTS[notice] : '',
  ...(notice && { notice }),
})

/** The state after a move. A move that fails leaves everything as it is, with a notice. */
export function afterMove(before: PlayState, move: Move): PlayState {
  try {
    if (move === 'skip') return skipped(before)
    return move === 'back' ? backed(before) : chosen(before, move)
  } catch {
    const notice = move === 'skip' ? 'skipFailed' : 'selectionFailed'
    return { ...before, notice, announcement: '' }
  }
}

/** The round's heading. */
export const roundTitle = (session: QuizSession): string =>
  `Round ${roundOf(session)} of ${ROUNDS} - Choose your preferred style or skip`

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
  return { session: before.session, announcement: before.announcement, notice: 'noOptions' }
}

function backed(before: PlayState): PlayState {
  const previous = goBack(before.session)
  return previous ? { session: previous, announcement: `Back again. ${placeOf(previous)}` } : before
}

const placeOf = (session: QuizSession) => `Round ${roundOf(session)} of ${ROUNDS}.`
