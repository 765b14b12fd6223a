import type { FailureReason, GenerationState } from './generation.ts'

/** Failures that the photo itself brings about: the same photo fails again. */
const OF_THE_PHOTO: Partial<Record<FailureReason, string>> = {
  not_a_room: 'The photo shows no room: only another photo helps.',
  too_dark: 'The photo is too dark: only another photo helps.',
  too_blurred: 'The photo is too blurred: only another photo helps.',
  moderation_blocked: 'The provider declines this photo or these wishes, and would do so again.',
}

/**
 * Why an administrator cannot have a generation made once more for its member.
 *
 * @returns a sentence; undefined when another try makes sense
 */
export function noRetryBecause(
  upload: { generationState: GenerationState; generationReason: FailureReason | null },
  owner: { blocked: boolean },
): string | undefined {
  if (upload.generationState !== 'failed') return 'It has not failed, or is being made again already.'
  if (owner.blocked) return 'Its owner is blocked: nothing is made for them.'
  return OF_THE_PHOTO[upload.generationReason ?? 'other']
}
