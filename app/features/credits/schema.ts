import { z } from 'zod'
import { grantLimits } from './rules.ts'

/** A room credit pays for a new redesign, a revision credit for one with written feedback. */
export const CREDIT_KINDS = ['room', 'revision'] as const
export type CreditKind = (typeof CREDIT_KINDS)[number]

export const LEDGER_REASONS = [
  'sign_up',
  'reservation',
  'release',
  'purchase',
  'refund',
  'dispute_won',
  'grant',
  'correction',
  'unlimited_granted',
  'unlimited_revoked',
  'upload_deleted',
] as const
export type LedgerReason = (typeof LEDGER_REASONS)[number]

export const RESERVATION_STATES = ['reserved', 'settled', 'released'] as const

/** Credits that an administrator gives or takes back. */
export const creditsByHandSchema = z.object({
  userId: z.uuid(),
  kind: z.enum(CREDIT_KINDS),
  amount: z.coerce
    .number('Please enter how many credits.')
    .int('Please enter a whole number of credits.')
    .min(1, 'Please enter at least one credit.')
    .max(grantLimits.amount, `Please enter at most ${grantLimits.amount} credits at once.`),
  reason: z
    .string()
    .trim()
    .min(3, 'Please say why, so that others understand the ledger.')
    .max(grantLimits.reason, `Please say it in ${grantLimits.reason} characters or fewer.`),
  /** Identifies the form, so that sending it twice counts once. */
  submissionId: z.uuid(),
})

const amount = (least: number, most: number, words: string) => {
  const message = `Please enter a whole number from ${least.toLocaleString('en-US')} to ${most.toLocaleString('en-US')} for ${words}.`
  return z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message)
}

/**
 * The administrator's form for free credits and the paid package.
 *
 * @param minPrice minimum price in cents
 */
export const creditSettingsSchema = (minPrice: number) =>
  z.object({
    version: z.string().default(''),
    freeRoomCredits: amount(0, 1000, 'free room credits'),
    freeRevisionCredits: amount(0, 1000, 'free revision credits'),
    paidRoomCredits: amount(1, 1000, 'paid room credits'),
    paidRevisionCredits: amount(0, 1000, 'paid revision credits'),
    priceCents: amount(0, 1_000_000, 'the price in cents').refine(
      (cents) => cents >= minPrice,
      `Stripe takes no payment under ${minPrice} cents. Please enter ${minPrice} or more.`,
    ),
  })

/** Identifies the form, so that sending it twice grants once. */
export const refillSchema = z.object({ submissionId: z.uuid() })
