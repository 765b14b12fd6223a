import { failureNotice } from './failure-notices.ts'
import type { FailureReason } from './generation.ts'

/** A reason as administrators read it in a list: 'Not a room'. */
export function failureName(reason: FailureReason): string {
  const words = reason.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What the member was told of it. */
export const toldOfFailure = (reason: FailureReason): string => failureNotice(reason).message
