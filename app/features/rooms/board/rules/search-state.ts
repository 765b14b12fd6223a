import type { RedesignFailureCode } from '#app/platform/ai/failure.ts'

/** States of the vision model's search for things in a version. */
export const SEARCH_STATES = ['none', 'waiting', 'failed', 'done'] as const
export type SearchState = (typeof SEARCH_STATES)[number]

/** Why a search ended without a list. */
export const SEARCH_FAULTS = ['budget_spent', 'busy', 'declined', 'other'] as const
export type SearchFault = (typeof SEARCH_FAULTS)[number]

const BUSY: RedesignFailureCode[] = ['rate_limited', 'timeout', 'provider_paused', 'quota_exhausted']

/** @param code of the call's failure; unknown codes become `other` */
export function searchFault(code: string | undefined): SearchFault {
  if (code === 'budget_spent') return 'budget_spent'
  if (code === 'moderation_blocked') return 'declined'
  return BUSY.some((each) => each === code) ? 'busy' : 'other'
}

/** A search as its owner's page knows it. */
export interface KnownSearch {
  state: SearchState
  fault: SearchFault | null
  /** Whether the AI provider made this picture, and so has already seen the room. */
  isOfProvider: boolean
  /** Whether the provider may be asked (again). */
  mayAsk: boolean
}

/**
 * How a search that has not run yet starts. It starts by itself only on an empty board, and only for a picture that
 * the provider made: no other room leaves the site without consent.
 */
export function searchStart({ state, isOfProvider, mayAsk }: KnownSearch, isEmpty: boolean) {
  if (state !== 'none' || !mayAsk) return 'never'
  if (!isOfProvider) return 'asks'
  return isEmpty ? 'begins' : 'offers'
}

/** The message once the limit of calls for a version is reached. */
const NO_MORE_WORDS =
  'We have tried as often as we can for this version, and could not list what is in the picture. You can add things yourself.'

/** The messages about failed searches. */
const FAULT_WORDS: Record<SearchFault, string> = {
  budget_spent:
    'We have looked at as many rooms as we can this month. Please try again next month, or add things yourself.',
  busy: 'Our design service is busy. Please try again in a few minutes.',
  declined: 'The safety check of our design service declined this picture. You can add things yourself.',
  other: 'We could not make out what is in the picture. You can try again, or add things yourself.',
}

/** Why a search ended without a list, in words. Said on the server, so that no page loads the words of all faults. */
export const searchProblem = (fault: SearchFault, mayAsk: boolean): string =>
  mayAsk ? FAULT_WORDS[fault] : NO_MORE_WORDS
