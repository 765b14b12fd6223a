import { ROOM_TYPES } from '#app/features/rooms/rules/room-types.ts'
import type { DayRange } from '#app/lib/day-range.ts'

/** The outcomes of an upload that administrators filter by. */
export const REDESIGN_STATUSES = ['redesigned', 'waiting', 'failed', 'none'] as const
export type RedesignStatus = (typeof REDESIGN_STATUSES)[number]

/** Room types to filter by. No upload form offers 'Outdoor', so that filter finds nothing yet. */
export const UPLOAD_ROOMS = [...ROOM_TYPES, 'Outdoor'] as const

export interface UploadFilter {
  /** Restricts the list to this person. */
  userId?: string
  /** Part of the owner's email address or of the description. */
  search: string
  /** A style's name, or 'No Style'. */
  style?: string | undefined
  roomType?: (typeof UPLOAD_ROOMS)[number] | undefined
  status?: RedesignStatus | undefined
  /** The days of the latest change. */
  changed?: DayRange
}

/**
 * The states of a payment that administrators filter by. `paid` means a purchase, and `refunded` includes partial
 * refunds.
 */
export const PAYMENT_STATES = ['paid', 'refunded', 'disputed'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export interface PaymentFilter {
  /** Part of the buyer's name or email address. */
  search: string
  state?: PaymentState | undefined
  /** The days of payment, or of the refund for refunds. */
  days?: DayRange
}

export const QUIZ_TAKERS = ['members', 'guests'] as const

export interface QuizFilter {
  /** Part of a member's name or email address; guests have neither. */
  search: string
  who?: (typeof QUIZ_TAKERS)[number] | undefined
  /** The resulting style. */
  style?: string | undefined
  /** The days on which it was finished. */
  days?: DayRange
}

/** Filters of accounts, as named in the address. */
export const USER_STATES = ['active', 'blocked'] as const
export const USER_ACCESS = ['unlimited', 'limited'] as const
export const USER_PAYING = ['yes', 'no'] as const
export const USER_ROOMS = ['yes', 'no'] as const
export const USER_ROLES = ['member', 'team'] as const
