/**
 * A member's credits and what they allow, for the dashboard. A redesign by an image model costs one room credit, a
 * revision one revision credit.
 */
export interface CreditReply {
  roomCredits: number
  revisionCredits: number
  canUploadRoom: boolean
  canRequestRevision: boolean
  unlimited: boolean
  adminGrantedUnlimited: boolean
  /** Whether the account has exactly its free credits, all unspent. */
  hasOnlySignUpCredits: boolean
}

/** A new member's free credits, and the paid package. */
export interface CreditSettings {
  freeRoomCredits: number
  freeRevisionCredits: number
  paidRoomCredits: number
  paidRevisionCredits: number
  priceCents: number
}

/** The settings until an administrator changes them. */
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
  hasOnlySignUpCredits: boolean
}

/** Derives what a balance allows. A missing balance allows nothing, unlimited access everything. */
export function creditReply(balance: Balance): CreditReply {
  const roomCredits = balance.roomCredits ?? 0
  const revisionCredits = balance.revisionCredits ?? 0
  const unlimited = balance.unlimited ?? false
  const needsNone = isUnlimited({ ...balance, unlimited })
  return {
    roomCredits,
    revisionCredits,
    canUploadRoom: needsNone || roomCredits > 0,
    canRequestRevision: needsNone || revisionCredits > 0,
    unlimited,
    adminGrantedUnlimited: balance.adminGrantedUnlimited,
    hasOnlySignUpCredits: balance.hasOnlySignUpCredits && roomCredits + revisionCredits > 0 && !needsNone,
  }
}

/** Whether a member needs no credits. */
export const isUnlimited = (credits: Pick<CreditReply, 'unlimited' | 'adminGrantedUnlimited'>) =>
  credits.unlimited || credits.adminGrantedUnlimited

/**
 * Whether a member may have a room redesigned.
 *
 * @param isCharged whether an image model makes it; the built-in renderer costs no credit
 */
export const mayUpload = (credits: Pick<CreditReply, 'canUploadRoom'>, isCharged: boolean) =>
  !isCharged || credits.canUploadRoom

/** Minimum payment at Stripe in US dollars, in cents. */
const MIN_STRIPE_CENTS = 50

/** The minimum price in cents. Without Stripe nothing is charged, so there is none. */
export const minPriceCents = (mode: 'stripe' | 'test' | 'off') => (mode === 'stripe' ? MIN_STRIPE_CENTS : 0)

/** The credits of each kind that represent unlimited access. */
export const UNLIMITED_CREDITS = 99_999

/** Limits of what is given or taken back by hand. Unlimited access is a separate switch. */
export const grantLimits = { amount: 1000, reason: 300 }
