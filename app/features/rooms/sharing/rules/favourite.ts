import type { Verdict } from '../schema.ts'

/** A vote, and when it was given. */
export interface GivenVote {
  verdict: Verdict
  votedAt: Date
}

/**
 * Whether a vote prefers its version to others. While a room has a single version, people say only that they love it,
 * and a later version does not turn that into a choice.
 *
 * @param madeAt when each version of the room was made
 */
export const isFavourite = ({ verdict, votedAt }: GivenVote, madeAt: readonly Date[]): boolean =>
  verdict === 'love' && madeAt.filter((made) => made <= votedAt).length > 1
