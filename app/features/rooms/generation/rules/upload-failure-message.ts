import type { EngineName } from '#app/platform/ai/capabilities.ts'
import { type FailureMessage, failureMessage } from './failure-message.ts'
import type { FailureReason, GenerationKind } from './generation.ts'
import { engineOf } from './upload-engine.ts'

interface FailedUpload {
  generationReason: FailureReason | null
  generationKind: GenerationKind | null
  generationIsRetry: boolean
  generationIsFree: boolean
  generationEngine: EngineName | null
  generationEndedAt: Date | null
  userFeedback: string | null
}

/** What a message depends on besides the upload. */
export interface Circumstances {
  now: Date
  /** Whether its owner needs no credits. */
  isUnlimited: boolean
  /** Whether the month's budget is spent. */
  isBudgetSpent: boolean
}

/** The message to an upload's owner about its failed generation. */
export function uploadFailureMessage(upload: FailedUpload, circumstances: Circumstances): FailureMessage {
  const { now, isUnlimited, isBudgetSpent } = circumstances
  return failureMessage({
    reason: upload.generationReason ?? 'other',
    kind: upload.generationKind ?? 'redesign',
    isRetry: upload.generationIsRetry,
    isFree: isUnlimited || upload.generationIsFree || !engineOf(upload).isPaid,
    hasWish: upload.userFeedback !== null,
    endedAt: upload.generationEndedAt ?? now,
    isBudgetSpent,
  })
}

/** The owner's message at the moment a generation fails, without a word about credits. */
export function messageAtFailure(upload: FailedUpload): string {
  const now = upload.generationEndedAt ?? new Date()
  // A generation fails for the budget only while it is spent. Being unlimited changes only the words about credits.
  return uploadFailureMessage(upload, { now, isUnlimited: true, isBudgetSpent: true }).message
}
