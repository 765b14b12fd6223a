import { type FailureWords, failureWords } from './failure-notices.ts'
import type { Engine, FailureReason, GenerationKind } from './generation.ts'

/** Where a reason's own name would say too little. */
const NAMES: Partial<Record<FailureReason, string>> = {
  analysis_failed: 'Photo not understood',
  generation_failed: 'No usable picture',
  storage_failed: 'Picture not stored',
  busy: 'Provider busy',
  other: 'Unknown fault',
}

/** A reason as administrators read it in a list: 'Not a room'. */
export function failureName(reason: FailureReason): string {
  const name = NAMES[reason]
  if (name) return name
  const words = reason.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

interface FailedUpload {
  generationReason: FailureReason | null
  generationKind: GenerationKind | null
  generationIsRetry: boolean
  generationIsFree: boolean
  generationEngine: Engine | null
  generationEndedAt: Date | null
  userFeedback: string | null
}

/**
 * What the member reads of it.
 *
 * @param isUnlimited whether they need no credits
 */
export function wordsOf(upload: FailedUpload, now: Date, isUnlimited: boolean): FailureWords {
  return failureWords({
    reason: upload.generationReason ?? 'other',
    kind: upload.generationKind ?? 'redesign',
    isRetry: upload.generationIsRetry,
    isFree: isUnlimited || upload.generationIsFree || upload.generationEngine === 'palette',
    hasWish: upload.userFeedback !== null,
    endedAt: upload.generationEndedAt ?? now,
    now,
  })
}
