import type { RequestStatus } from './request-status.ts'

/**
 * Identifies how far a request has been answered. A reply carries what its writer saw of it, so that two people do not
 * answer twice unknowingly.
 *
 * @param latest the latest reply
 */
export const answerState = (status: RequestStatus, latest: { id: string } | undefined): string =>
  `${status} ${latest?.id ?? 'unanswered'}`
