import { DAY } from '#app/lib/durations.ts'

const FORTNIGHT = 14 * DAY

/** The answers in a form, by the name of their fields: a text, or every ticked value. */
export type Answers = Readonly<Record<string, readonly string[]>>

/** A draft as the browser stores it. */
export interface StoredDraft {
  /** When somebody typed last, in milliseconds since 1970. */
  at: number
  /** Whose draft it is. */
  owner: string
  answers: Answers
}

/** Builds a draft of what a person answered: neither empty texts nor what the form said by itself. */
export function newDraft(owner: string, answers: Answers, byItself: Answers, now: number): StoredDraft {
  const own = Object.entries(answers).filter(
    ([name, values]) => !isSame(values, byItself[name] ?? []) && !isSame(values, ['']),
  )
  return { at: now, owner, answers: Object.fromEntries(own) }
}

/** The answers of a stored draft; undefined when it is another person's, older than two weeks, or not a draft. */
export function answersIn(stored: string | null, owner: string, now: number): Answers | undefined {
  const draft = parsed(stored)
  return draft?.owner === owner && !isExpired(stored, now) ? draft.answers : undefined
}

/** Whether a stored draft is older than two weeks, or is not a draft. */
export function isExpired(stored: string | null, now: number): boolean {
  const at = parsed(stored)?.at
  return at === undefined || now - at >= FORTNIGHT
}

/** The answers to put back into a form: those that differ from it, in fields that nobody has touched yet. */
export function answersToRestore(draft: Answers, answers: Answers, byItself: Answers): Answers {
  const missing = Object.entries(draft).filter(([name, values]) => {
    const present = answers[name]
    return present && isSame(present, byItself[name] ?? []) && !isSame(present, values)
  })
  return Object.fromEntries(missing)
}

function parsed(stored: string | null): StoredDraft | undefined {
  try {
    const { at, owner, answers } = JSON.parse(stored ?? 'null') as StoredDraft
    const isWhole = Object.values(answers).every((values) => Array.isArray(values))
    return isWhole && Number.isFinite(at) ? { at, owner, answers } : undefined
  } catch {
    return undefined
  }
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((value, index) => value === others[index])
