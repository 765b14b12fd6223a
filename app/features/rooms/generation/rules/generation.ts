export const GENERATION_KINDS = ['redesign', 'revision'] as const
export type GenerationKind = (typeof GENERATION_KINDS)[number]

export const GENERATION_STATES = ['idle', 'queued', 'running', 'failed', 'done'] as const
export type GenerationState = (typeof GENERATION_STATES)[number]

/** What a running generation is doing, in order. */
export const GENERATION_STAGES = ['preparing', 'analysing', 'painting', 'checking', 'finishing'] as const
export type GenerationStage = (typeof GENERATION_STAGES)[number]

/** Why a generation failed; each has the specification's words. */
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

/** How much of the room's furnishings a redesign may change. */
export const STRENGTHS = ['refresh', 'restyle', 'reimagine'] as const

export const ENGINES = ['palette', 'openai'] as const
export type Engine = (typeof ENGINES)[number]
