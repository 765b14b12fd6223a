import type { ChosenPicture } from '../../result/rules/collage.ts'
import type { QuizResult } from '../../schema.ts'
import type { Step } from '../rules/session.ts'

/** A guest's result that waits for an account, and the latest result of this browser. Sign-up and sign-out know these names. */
const PENDING = 'pendingQuizAnalysis'
const RESULT = 'quizResult'
/** A quiz under way belongs to its tab. */
const SESSION = 'quizSession'
const SESSION_ID = 'quizSessionId'

/** All that has to be kept of a quiz under way. */
export interface KeptQuiz {
  seed: number
  steps: Step[]
}

/** A result as this browser keeps it. */
export interface KeptResult extends QuizResult {
  /** Rooms the person chose; older results lack them. */
  pictures?: ChosenPicture[]
}

/** The quiz under way in this tab. */
export function keptQuiz(): KeptQuiz | undefined {
  const kept = read('session', SESSION) as KeptQuiz | undefined
  const valid =
    Number.isInteger(kept?.seed) &&
    Array.isArray(kept?.steps) &&
    kept.steps.every((step) => step === null || typeof step === 'string')
  return valid ? kept : undefined
}

export function keepQuiz(quiz: KeptQuiz): void {
  write('session', SESSION, quiz)
}

export function forgetQuiz(): void {
  remove('session', SESSION)
}

/** The result that waits for an account, else the latest one. */
export function keptResult(): KeptResult | undefined {
  return [PENDING, RESULT].map((key) => read('local', key)).find(isResult)
}

/** Whether a guest's result waits to be saved to an account. */
export function pendingResult(): KeptResult | undefined {
  const result = read('local', PENDING)
  return isResult(result) ? result : undefined
}

/** @param pending whether it waits for an account */
export function keepResult(result: KeptResult, pending: boolean): void {
  write('local', RESULT, result)
  if (pending) write('local', PENDING, result)
  else remove('local', PENDING)
}

export function forgetResults(): void {
  remove('local', PENDING)
  remove('local', RESULT)
}

/** Names this visit for the anonymous completion; says nothing of the person. */
export function visitId(): string {
  const known = read('session', SESSION_ID)
  if (typeof known === 'string') return known
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  write('session', SESSION_ID, made)
  return made
}

/** What other scripts, older versions or a person may have put there is not trusted to have the right shape. */
function isResult(value: unknown): value is KeptResult {
  const { style, styleProfile, selections, styleBreakdown, pictures } = (value ?? {}) as Partial<KeptResult>
  return (
    typeof style === 'string' &&
    typeof styleBreakdown === 'object' &&
    Array.isArray(selections) &&
    (pictures === undefined || Array.isArray(pictures)) &&
    Array.isArray(styleProfile?.colorPalette) &&
    Array.isArray(styleProfile.materials) &&
    Array.isArray(styleProfile.characteristics) &&
    Array.isArray(styleProfile.designPrinciples)
  )
}

type Area = 'local' | 'session'

/** Storage may be full or forbidden, and even asking for it may fail: then the quiz works without being kept. */
function attempt<T>(area: Area, action: (storage: Storage) => T): T | undefined {
  try {
    return action(area === 'local' ? localStorage : sessionStorage)
  } catch {
    return undefined
  }
}

function read(area: Area, key: string): unknown {
  return attempt(area, (storage) => JSON.parse(storage.getItem(key) ?? 'null')) ?? undefined
}

function write(area: Area, key: string, value: unknown): void {
  attempt(area, (storage) => storage.setItem(key, JSON.stringify(value)))
}

function remove(area: Area, key: string): void {
  attempt(area, (storage) => storage.removeItem(key))
}
