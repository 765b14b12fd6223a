import { AppError } from '#app/lib/app-error.ts'

/**
 * For each way in which a redesign fails: the specification's reason, and whether a retry may help. Whoever throws the
 * failure may know better.
 */
const FAILURES = {
  analysis_failed: { retryable: true, message: 'Failed to analyze room image' },
  generation_failed: { retryable: true, message: 'Failed to generate redesign image' },
  storage_failed: { retryable: true, message: 'Failed to upload redesign image' },
  rate_limited: {
    retryable: true,
    message: 'Our design service is currently busy. Please wait a few minutes and try again.',
  },
  timeout: {
    retryable: true,
    message: 'The redesign took longer than it should. Please try again in a few minutes.',
  },
  quota_exhausted: {
    retryable: false,
    message: 'Our design service cannot take new rooms at the moment. Please try again later.',
  },
  moderation_blocked: {
    retryable: false,
    message:
      'The safety check of our design service declined this photo or its notes. Please try another photo or different words.',
  },
  not_a_room: {
    retryable: false,
    message:
      "This photo doesn't show a room we can paint. Please choose a photo of the room you would like to redesign.",
  },
  people_in_photo: {
    retryable: false,
    message: 'We see people here. A colour preview cannot take them out.',
  },
  unsure_of_surfaces: {
    retryable: false,
    message: 'We could not tell walls from furniture well enough.',
  },
  too_dark: { retryable: false, message: 'This photo is too dark to work with.' },
  too_blurred: { retryable: false, message: 'This photo is too blurred to work with.' },
  budget_spent: { retryable: false, message: 'The monthly AI budget is spent.' },
  wish_not_followed: {
    retryable: false,
    message: 'Written wishes cannot be followed at the moment. Please try again later.',
  },
  provider_paused: { retryable: true, message: 'Redesigns are paused for the moment.' },
} as const

export type RedesignFailureCode = keyof typeof FAILURES

/**
 * What a failed call reveals about the provider: it was unreachable, so nothing was sent; it was silent; it failed
 * during the work; or it refuses the account.
 */
export const OUTAGES = ['unreachable', 'silent', 'broken', 'account'] as const
export type Outage = (typeof OUTAGES)[number]

/** Why a redesign failed. */
export class RedesignFailure extends AppError {
  declare readonly code: RedesignFailureCode
  /** Whether repeating the same request may succeed. */
  readonly retryable: boolean
  /** Seconds that the provider asked to wait before the next attempt. */
  readonly retryAfter: number | null
  /** Whether the call was refused before any work, by the provider or by a limit, so that nothing was charged. */
  readonly refused: boolean
  /** Why other redesigns would fail too; null when only this one is affected. */
  readonly outage: Outage | null
  /** HTTP status of the provider's answer; null without one. */
  readonly answered: number | null
  /** The technical cause, for the log and administrators; contains no secret. */
  readonly detail: string

  constructor(
    code: RedesignFailureCode,
    detail: string,
    options: {
      retryable?: boolean
      retryAfter?: number | null
      refused?: boolean
      outage?: Outage | null
      answered?: number | null
    } = {},
  ) {
    super(code, FAILURES[code].message, { status: 502 })
    this.name = 'RedesignFailure'
    this.retryable = options.retryable ?? FAILURES[code].retryable
    this.retryAfter = options.retryAfter ?? null
    this.refused = options.refused ?? false
    this.outage = options.outage ?? null
    this.answered = options.answered ?? null
    this.detail = detail
  }
}

/** Whether a call was refused before any work, by the provider or by a limit, so that it cost nothing. */
export const wasRefused = (error: unknown): boolean =>
  (error as { refused?: unknown } | undefined)?.refused === true

/** Checks the shape, because this module exists once in the server and once in the built application. */
export function isRedesignFailure(error: unknown): error is RedesignFailure {
  return error instanceof Error && error.name === 'RedesignFailure'
}
