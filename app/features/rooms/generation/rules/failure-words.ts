import type { EngineName } from '#app/platform/ai/capabilities.ts'
import { engineOf } from './engines.ts'
import { type FailureWords, failureWords } from './failure-texts.ts'
import type { FailureReason, GenerationKind } from './generation.ts'

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
  generationEngine: EngineName | null
  generationEndedAt: Date | null
  userFeedback: string | null
}

/** What there is to know beside an upload. */
export interface Circumstances {
  now: Date
  /** Whether its owner needs no credits. */
  isUnlimited: boolean
  /** Whether the month's budget is spent. */
  isBudgetSpent: boolean
}

/** What the member reads of it. */
export function wordsOf(upload: FailedUpload, circumstances: Circumstances): FailureWords {
  const { now, isUnlimited, isBudgetSpent } = circumstances
  return failureWords({
    reason: upload.generationReason ?? 'other',
    kind: upload.generationKind ?? 'redesign',
    isRetry: upload.generationIsRetry,
    isFree: isUnlimited || upload.generationIsFree || !engineOf(upload).isPaid,
    hasWish: upload.userFeedback !== null,
    endedAt: upload.generationEndedAt ?? now,
    isBudgetSpent,
  })
}
