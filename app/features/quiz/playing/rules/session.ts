import { compare } from '#app/lib/compare.ts'
import type { PoolImage } from '../../pool/rules/pool.ts'
import { ROUNDS } from '../../rules/rounds.ts'
import type { Selection } from '../../schema.ts'
import type { History } from './interest.ts'
import { drawPair, type Pairing, recordMeeting } from './pairing.ts'
import { randomAt } from './random.ts'

/** What a person did with a pair: the chosen image's id, or null for a skip. */
export type Step = string | null

/** The state of a quiz. Pool, seed and steps determine it, so storing these is enough to resume it. */
export interface QuizSession<Image extends PoolImage = PoolImage> extends History {
  seed: number
  pool: readonly Image[]
  steps: readonly Step[]
  selections: readonly Selection[]
  used: ReadonlySet<string>
  /** Skipped in earlier rounds. They return only as a last resort. */
  setAside: ReadonlySet<string>
  /** Skipped in this round. They do not return before the next. */
  skippedNow: ReadonlySet<string>
  /** The current pair; undefined when the quiz is complete or no pair is left. */
  pairing: Pairing<Image> | undefined
}

/**
 * A quiz before its first choice.
 *
 * @param images the pool, in any order
 * @param seed a 32-bit integer
 */
export function beginQuiz<Image extends PoolImage>(
  images: readonly Image[],
  seed: number,
): QuizSession<Image> {
  const none: ReadonlySet<string> = new Set()
  return withPair({
    seed,
    pool: [...images].sort((a, b) => compare(a.id, b.id)),
    steps: [],
    selections: [],
    used: none,
    setAside: none,
    skippedNow: none,
    records: new Map(),
    met: none,
    pairing: undefined,
  })
}

/** The current round, 1 to 20; the last one when the quiz is complete. */
export function roundOf(session: QuizSession): number {
  return Math.min(session.selections.length + 1, ROUNDS)
}

/** Whether the quiz is over: after 20 choices, or without another pair. */
export function isComplete(session: QuizSession): boolean {
  return session.pairing === undefined
}

/**
 * Records the choice, marks both images as used and starts the next round.
 *
 * @returns undefined when the image is not one of the two
 */
export function choose<Image extends PoolImage>(
  session: QuizSession<Image>,
  imageId: string,
): QuizSession<Image> | undefined {
  const { pairing } = session
  if (!pairing) return undefined
  const { leftImage, rightImage } = pairing
  if (imageId !== leftImage.id && imageId !== rightImage.id) return undefined
  const [chosen, other] = imageId === leftImage.id ? [leftImage, rightImage] : [rightImage, leftImage]
  const selection = {
    pairingId: pairing.id,
    selectedImage: chosen.id,
    style: chosen.style,
    roomType: chosen.roomType,
    otherImage: other.id,
    otherStyle: other.style,
  }
  return withPair({
    ...session,
    ...recordMeeting(session, pairing, chosen.style),
    steps: [...session.steps, chosen.id],
    selections: [...session.selections, selection],
    used: new Set([...session.used, leftImage.id, rightImage.id]),
    setAside: new Set([...session.setAside, ...session.skippedNow]),
    skippedNow: new Set(),
  })
}

/**
 * Swaps in a new pair without counting a round.
 *
 * @returns undefined when there is no other pair
 */
export function skip<Image extends PoolImage>(session: QuizSession<Image>): QuizSession<Image> | undefined {
  const { pairing } = session
  if (!pairing) return undefined
  const next = withPair({
    ...session,
    ...recordMeeting(session, pairing, undefined),
    steps: [...session.steps, null],
    skippedNow: new Set([...session.skippedNow, pairing.leftImage.id, pairing.rightImage.id]),
  })
  return next.pairing ? next : undefined
}

/**
 * Undoes the last step, a choice or a skip, and restores its pair.
 *
 * @returns undefined before the first step
 */
export function goBack<Image extends PoolImage>(session: QuizSession<Image>): QuizSession<Image> | undefined {
  const { pool, seed, steps } = session
  return steps.length === 0 ? undefined : resumeQuiz(pool, seed, steps.slice(0, -1))
}

/**
 * Rebuilds a stored quiz. Stops at the first step that no longer fits because the pool has changed; the rounds before
 * it stay.
 */
export function resumeQuiz<Image extends PoolImage>(
  images: readonly Image[],
  seed: number,
  steps: readonly Step[],
): QuizSession<Image> {
  let session = beginQuiz(images, seed)
  for (const step of steps) {
    const next = step === null ? skip(session) : choose(session, step)
    if (!next) break
    session = next
  }
  return session
}

function withPair<Image extends PoolImage>(session: QuizSession<Image>): QuizSession<Image> {
  const { pool, used, setAside, skippedNow, selections } = session
  if (selections.length >= ROUNDS) return { ...session, pairing: undefined }
  const random = randomAt(session.seed, session.steps.length)
  const possible = pool.filter((image) => !used.has(image.id) && !skippedNow.has(image.id))
  const fresh = possible.filter((image) => !setAside.has(image.id))
  const pair = drawPair(fresh, session, random) ?? drawPair(possible, session, random)
  return { ...session, pairing: pair && { id: `question_${selections.length + 1}`, ...pair } }
}
