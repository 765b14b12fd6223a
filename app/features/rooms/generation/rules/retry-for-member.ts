import { type FailureReason, type GenerationState, PHOTO_FAULTS } from './generation.ts'

/** Why a retry with the same photo would fail again. */
const OBSTACLES: Record<(typeof PHOTO_FAULTS)[number], string> = {
  not_a_room: 'The photo shows no room: only another photo helps.',
  too_dark: 'The photo is too dark: only another photo helps.',
  too_blurred: 'The photo is too blurred: only another photo helps.',
  moderation_blocked: 'The provider declines this photo or these wishes, and would do so again.',
}

/**
 * Why an administrator cannot retry a generation for its member.
 *
 * @returns a sentence; undefined when a retry makes sense
 */
export function noRetryBecause(
  upload: { generationState: GenerationState; generationReason: FailureReason | null },
  owner: { blocked: boolean },
): string | undefined {
  if (upload.generationState !== 'failed') return 'It has not failed, or is being made again already.'
  if (owner.blocked) return 'Its owner is blocked: nothing is made for them.'
  const fault = PHOTO_FAULTS.find((each) => each === upload.generationReason)
  return fault && OBSTACLES[fault]
}
