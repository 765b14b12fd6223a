import { ROOM_TYPES } from '#app/features/rooms/rules/room-types.ts'
import type { DayRange } from '#app/lib/day-range.ts'

/** The outcome of an upload, as administrators filter it. */
export const REDESIGN_STATUSES = ['redesigned', 'waiting', 'failed', 'none'] as const
export type RedesignStatus = (typeof REDESIGN_STATUSES)[number]

/** Room types to filter by; 'Outdoor' is in no upload form, so it finds none yet. */
export const UPLOAD_ROOMS = [...ROOM_TYPES, 'Outdoor'] as const

export interface UploadFilter {
  /** Only this person's. */
  userId?: string
  /** Part of the owner's e-mail address or of the description. */
  search: string
  /** A style's name, or 'No Style'. */
  style?: string | undefined
  roomType?: (typeof UPLOAD_ROOMS)[number] | undefined
  status?: RedesignStatus | undefined
  /** When they changed last. */
  changed?: DayRange
}

/**
 * The outcome of a payment, as administrators filter it: `paid` means a purchase, and `refunded` includes partial
 * refunds.
 */
export const PAYMENT_STATES = ['paid', 'refunded', 'disputed'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export interface PaymentFilter {
  /** Part of the buyer's name or e-mail address. */
  search: string
  state?: PaymentState | undefined
  /** When it was paid; of refunds, when the money went back. */
  days?: DayRange
}

/** Whose quizzes are listed. */
export const QUIZ_TAKERS = ['members', 'guests'] as const

export interface QuizFilter {
  /** Part of a member's name or e-mail address; guests have neither. */
  search: string
  who?: (typeof QUIZ_TAKERS)[number] | undefined
  /** The style that was found. */
  style?: string | undefined
  /** When it was finished. */
  days?: DayRange
}

/** How accounts are filtered, by their names in the address. */
export const USER_STATES = ['active', 'blocked'] as const
export const USER_ACCESS = ['unlimited', 'limited'] as const
export const USER_PAYING = ['yes', 'no'] as const
export const USER_ROOMS = ['yes', 'no'] as const
export const USER_ROLES = ['member', 'team'] as const
