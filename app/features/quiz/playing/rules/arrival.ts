import { tasteAt } from './taste.ts'

/** The state when a person opens the quiz. */
export interface Arrival {
  flags: URLSearchParams
  isMember: boolean
  /** A guest's result in this browser waits for an account. */
  hasPending: boolean
  /** The member's profile contains a result. */
  hasSaved: boolean
  /** This browser stores a guest's result. */
  hasKnown: boolean
  /** A quiz in this tab, or under way in another. `begun` means one choice at most. */
  kept: 'none' | 'begun' | 'under way' | 'finished'
  /** This history entry has shown the stored quiz's result before, so this is a reload. */
  isReturn: boolean
  /** Another person waits for the result, so an old one does not count. */
  isInvited: boolean
}

/** What the quiz does first. */
export type Welcome = 'restart' | 'save pending' | 'show saved' | 'show known' | 'resume' | 'begin'

const isSet = (flags: URLSearchParams, name: string) => flags.get(name) === 'true'

export function asksForNew(flags: URLSearchParams): boolean {
  return isSet(flags, 'retake') || isSet(flags, 'fresh')
}

/** The address that begins the quiz anew, still for the pair through whose link the visitor came. */
export const retakeAddress = (pairToken: string | undefined): string =>
  `/quiz?retake=true${pairToken === undefined ? '' : `&with=${encodeURIComponent(pairToken)}`}`

/** Whether the person comes from sign-up. */
export function comesFromSignUp(flags: URLSearchParams): boolean {
  return isSet(flags, 'fromAuth') || isSet(flags, 'needsAnalysis')
}

/** Decides what the quiz shows first. Members see this browser's old result only when they come from sign-up. */
export function welcomeOf(arrival: Arrival): Welcome {
  const { flags, isMember, kept } = arrival
  if (asksForNew(flags)) return 'restart'
  if (isMember && comesFromSignUp(flags)) {
    if (arrival.hasPending) return 'save pending'
    if (arrival.hasSaved) return 'show saved'
  }
  if (kept === 'under way') return 'resume'
  // A first choice on another page starts a quiz.
  if (tasteAt(flags)) return 'begin'
  if (kept === 'begun') return 'resume'
  if (kept === 'finished' && (!isMember || arrival.isReturn)) return 'resume'
  return !isMember && arrival.hasKnown && !arrival.isInvited ? 'show known' : 'begin'
}
