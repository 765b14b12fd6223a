/** What a person's credits allow, as the dashboard shows it. */
export interface CreditReply {
  roomCredits: number
  revisionCredits: number
  canUploadRoom: boolean
  canRequestRevision: boolean
  unlimited: boolean
  adminGrantedUnlimited: boolean
  /** All of them came with the account, and none is spent. */
  areNewAccount: boolean
}

/** The free credits of a new member and what the paid package holds. */
export interface CreditSettings {
  freeRoomCredits: number
  freeRevisionCredits: number
  paidRoomCredits: number
  paidRevisionCredits: number
  priceCents: number
}

/** What is on offer until an administrator decides otherwise. */
export const DEFAULT_CREDIT_SETTINGS: CreditSettings = {
  freeRoomCredits: 1,
  freeRevisionCredits: 0,
  paidRoomCredits: 1,
  paidRevisionCredits: 3,
  priceCents: 800,
}

interface Balance {
  roomCredits: number | null
  revisionCredits: number | null
  unlimited: boolean | null
  adminGrantedUnlimited: boolean
  areNewAccount: boolean
}

/** What a balance allows; a missing balance allows nothing, unlimited access everything. */
export function creditReply(balance: Balance): CreditReply {
  const roomCredits = balance.roomCredits ?? 0
  const revisionCredits = balance.revisionCredits ?? 0
  const unlimited = balance.unlimited ?? false
  const free = unlimited || balance.adminGrantedUnlimited
  return {
    roomCredits,
    revisionCredits,
    canUploadRoom: free || roomCredits > 0,
    canRequestRevision: free || revisionCredits > 0,
    unlimited,
    adminGrantedUnlimited: balance.adminGrantedUnlimited,
    areNewAccount: balance.areNewAccount && roomCredits + revisionCredits > 0 && !free,
  }
}

/** Whether a member needs no credits. */
export const isUnlimited = (credits: Pick<CreditReply, 'unlimited' | 'adminGrantedUnlimited'>) =>
  credits.unlimited || credits.adminGrantedUnlimited

/**
 * Whether a member may have a room redesigned.
 *
 * @param isCharged whether an image model makes it; what the built-in renderer makes costs no credit
 */
export const mayUpload = (credits: Pick<CreditReply, 'canUploadRoom'>, isCharged: boolean) =>
  !isCharged || credits.canUploadRoom

/** Stripe refuses smaller payments in US dollars, in cents. */
const MIN_STRIPE_CENTS = 50

/** The lowest possible price, in cents; without Stripe nothing is charged, so there is no minimum. */
export const minPriceCents = (mode: 'stripe' | 'test' | 'off') => (mode === 'stripe' ? MIN_STRIPE_CENTS : 0)

/** Credits of each kind that stand for unlimited access. */
export const UNLIMITED_CREDITS = 99_999

/** Bounds of a manual grant; unlimited access is a separate switch. */
export const grantLimits = { amount: 1000, reason: 300 }
