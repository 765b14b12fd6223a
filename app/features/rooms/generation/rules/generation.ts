export const GENERATION_KINDS = ['redesign', 'revision'] as const
export type GenerationKind = (typeof GENERATION_KINDS)[number]

export const GENERATION_STATES = ['idle', 'queued', 'running', 'asking', 'failed', 'done'] as const
export type GenerationState = (typeof GENERATION_STATES)[number]

/** A generation in these states is under way. */
export const UNDER_WAY: readonly GenerationState[] = ['queued', 'running']

/**
 * What a generation may ask the owner instead of making a redesign: whether to continue although the photo shows
 * people, or which surfaces are wall and floor.
 */
export const GENERATION_QUESTIONS = ['people', 'surfaces'] as const
export type GenerationQuestion = (typeof GENERATION_QUESTIONS)[number]

/** The stages of a running generation, in order. */
export const GENERATION_STAGES = ['preparing', 'analysing', 'painting', 'checking', 'finishing'] as const
export type GenerationStage = (typeof GENERATION_STAGES)[number]

/** Provider calls of one generation; the retry repeats all but the analysis of the photo. */
export const PAID_STEPS = ['redesign-1', 'inspection-1', 'redesign-2', 'inspection-2'] as const
export type PaidStep = (typeof PAID_STEPS)[number]

/** Why a generation failed. Each reason has its text in the specification. */
export const FAILURE_REASONS = [
  'analysis_failed',
  'generation_failed',
  'storage_failed',
  'busy',
  'not_a_room',
  'too_dark',
  'too_blurred',
  'moderation_blocked',
  'budget_spent',
  'service_paused',
  'account_blocked',
  'other',
] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]

/** Failures caused by the photo itself: the same photo would fail again. */
export const PHOTO_FAULTS = [
  'not_a_room',
  'too_dark',
  'too_blurred',
  'moderation_blocked',
] as const satisfies FailureReason[]

/** How much of the room's furnishings a redesign may change. */
export const STRENGTHS = ['refresh', 'restyle', 'reimagine'] as const

/** Names in the outbox of the emails about the end of a generation, by its state. */
export const OUTCOME_EMAILS = {
  done: 'redesign_ready',
  failed: 'redesign_failed',
  asking: 'redesign_question',
} as const

/** Seconds that a page may take to report that somebody saw the end; it polls every one or two. */
export const OUTCOME_WAIT_SECONDS = 20

/** Clears the columns that only a running generation uses. */
export const ENDED = { generationStage: null, generationPreview: null, generationPausedAt: null } as const
