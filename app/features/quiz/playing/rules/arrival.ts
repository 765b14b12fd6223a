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
  /** This history entry has shown a result before: this is a reload, or the person has gone back to it. */
  isReturn: boolean
}

/** What the quiz does first. */
export type Welcome = 'restart' | 'save pending' | 'show saved' | 'show known' | 'resume' | 'begin'

const isSet = (flags: URLSearchParams, name: string) => flags.get(name) === 'true'

/** Whether the visitor begins anew. */
export function asksForNew(flags: URLSearchParams): boolean {
  return isSet(flags, 'retake') || isSet(flags, 'fresh')
}

/** The address that begins the quiz anew, still for the pair through whose link the visitor came. */
export const retakeAddress = (pairToken: string | undefined): string => flagAddress('retake', pairToken)

/** The address of a guest's result while another quiz is under way. */
export const resultAddress = (pairToken: string | undefined): string => flagAddress('result', pairToken)

const flagAddress = (flag: string, pairToken: string | undefined) =>
  `/quiz?${flag}=true${pairToken === undefined ? '' : `&with=${encodeURIComponent(pairToken)}`}`

/**
 * The address of a quiz for two that was begun through the link to a pair, and goes on through another way.
 *
 * @param begun the link of the stored quiz
 * @returns undefined where the visit is for a pair already, or the link no longer leads to one
 */
export function addressForTwo(
  { flags, kept }: Arrival,
  welcome: Welcome,
  { begun, now }: { begun: string | undefined; now: string | undefined },
): string | undefined {
  const goesOn = welcome === 'resume' || (welcome === 'begin' && kept === 'begun')
  if (!goesOn || !begun || now || flags.get('with') === begun) return undefined
  return `/quiz?${new URLSearchParams([...[...flags].filter(([name]) => name !== 'with'), ['with', begun]])}`
}

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
  const hasResult = !isMember && arrival.hasKnown
  if (hasResult && (arrival.isReturn || isSet(flags, 'result'))) return 'show known'
  if (kept === 'under way') return 'resume'
  // A first choice on another page starts a quiz.
  if (tasteAt(flags)) return 'begin'
  if (kept === 'begun') return 'resume'
  if (kept === 'finished' && (!isMember || arrival.isReturn)) return 'resume'
  return hasResult ? 'show known' : 'begin'
}
