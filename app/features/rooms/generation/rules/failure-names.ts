import type { FailureReason } from './generation.ts'

/** Names for reasons whose codes say too little. */
const NAMES: Partial<Record<FailureReason, string>> = {
  analysis_failed: 'Photo not understood',
  generation_failed: 'No usable picture',
  storage_failed: 'Picture not stored',
  busy: 'Provider busy',
  other: 'Unknown fault',
}

/** A failure reason for administrators' lists, such as 'Not a room'. */
export function failureName(reason: FailureReason): string {
  const name = NAMES[reason]
  if (name) return name
  const words = reason.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
