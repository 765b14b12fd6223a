import { tasteAt } from './taste.ts'

/** What is known when a person opens the quiz. */
export interface Arrival {
  flags: URLSearchParams
  isMember: boolean
  /** A guest's result waits in this browser for an account. */
  hasPending: boolean
  /** The member's profile holds a result. */
  hasSaved: boolean
  /** This browser remembers a guest's result. */
  hasKnown: boolean
  /** A quiz in this tab: `begun` has one choice at most. */
  kept: 'none' | 'begun' | 'under way' | 'finished'
  /** The result of the kept quiz was shown at this very place of the tab's history: this is a reload. */
  isReturn: boolean
}

/** What the quiz does first. */
export type Welcome = 'restart' | 'save pending' | 'show saved' | 'show known' | 'resume' | 'begin'

const isSet = (flags: URLSearchParams, name: string) => flags.get(name) === 'true'

/** Whether the address requests a new quiz, regardless of a stored one. */
export function asksForNew(flags: URLSearchParams): boolean {
  return isSet(flags, 'retake') || isSet(flags, 'fresh')
}

/** Whether the address is the one that signing up leads to. */
export function comesFromSignUp(flags: URLSearchParams): boolean {
  return isSet(flags, 'fromAuth') || isSet(flags, 'needsAnalysis')
}

/** What the quiz does first. Members never see an old result of this browser unless they come from signing up. */
export function welcomeOf(arrival: Arrival): Welcome {
  const { flags, isMember, kept } = arrival
  if (asksForNew(flags)) return 'restart'
  if (isMember && comesFromSignUp(flags)) {
    if (arrival.hasPending) return 'save pending'
    if (arrival.hasSaved) return 'show saved'
  }
  if (kept === 'under way') return 'resume'
  // Who has just chosen a first picture on another page plays on from it.
  if (tasteAt(flags)) return 'begin'
  if (kept === 'begun') return 'resume'
  if (kept === 'finished' && (!isMember || arrival.isReturn)) return 'resume'
  return !isMember && arrival.hasKnown ? 'show known' : 'begin'
}
