import { type Area, withStorage } from '#app/lib/browser-storage.ts'
import type { StoredResult } from '../../result/rules/collage.ts'
import { isStoredResult } from '../../result/rules/stored-result.ts'
import type { Step } from '../rules/session.ts'
import { stateOf } from '../rules/visit.ts'
import { BEFORE, PENDING, RESULT, SESSION } from './storage-keys.ts'

const SESSION_ID = 'quizSessionId'

/** The stored state of a quiz in progress. */
export interface StoredQuiz {
  seed: number
  steps: Step[]
  /** The link to the pair for which it was begun. */
  pairToken?: string | undefined
}

/** The quiz in this tab. */
export const storedQuiz = (): StoredQuiz | undefined => quizIn('session')

/** A quiz under way that was last played in another tab, which may be closed by now. */
export const quizElsewhere = (): StoredQuiz | undefined => quizIn('local')

function quizIn(area: Area): StoredQuiz | undefined {
  const kept = read(area, SESSION) as StoredQuiz | undefined
  const valid =
    Number.isInteger(kept?.seed) &&
    Array.isArray(kept?.steps) &&
    kept.steps.every((step) => step === null || typeof step === 'string')
  return valid ? kept : undefined
}

/** Stores this tab's quiz, and for other tabs while it is under way. */
export function storeQuiz(quiz: StoredQuiz): void {
  write('session', SESSION, quiz)
  if (stateOf(quiz) === 'under way') write('local', SESSION, quiz)
  else remove('local', SESSION)
}

export function forgetQuiz(): void {
  remove('session', SESSION)
  remove('local', SESSION)
}

/** The result that waits for an account, or else the latest one, also while a guest takes the quiz anew. */
export const storedResult = (): StoredResult | undefined => firstOf(PENDING, RESULT, BEFORE)

/** The guest's result that waits to be saved to an account, also while they take the quiz anew. */
export const pendingResult = (): StoredResult | undefined => firstOf(PENDING, BEFORE)

const firstOf = (...keys: string[]) => keys.map((key) => read('local', key)).find(isStoredResult)

/**
 * Stores a result in this browser.
 *
 * @param pending whether it waits for an account
 */
export function storeResult(result: StoredResult, pending: boolean): void {
  remove('local', BEFORE)
  write('local', RESULT, result)
  if (pending) write('local', PENDING, result)
  else remove('local', PENDING)
}

export function forgetResults(): void {
  for (const key of [PENDING, RESULT, BEFORE]) remove('local', key)
}

/** Clears the result for a quiz that begins anew, and keeps it aside until that one is finished. */
export function setResultAside(): void {
  const result = storedResult()
  forgetResults()
  if (result) write('local', BEFORE, result)
}

/** An id for the anonymous completion. It identifies the visit, not the person. */
export function visitId(): string {
  const known = read('session', SESSION_ID)
  if (typeof known === 'string') return known
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  write('session', SESSION_ID, made)
  return made
}

function read(area: Area, key: string): unknown {
  return withStorage(area, (storage) => JSON.parse(storage.getItem(key) ?? 'null')) ?? undefined
}

function write(area: Area, key: string, value: unknown): void {
  withStorage(area, (storage) => storage.setItem(key, JSON.stringify(value)))
}

function remove(area: Area, key: string): void {
  withStorage(area, (storage) => storage.removeItem(key))
}
