import { z } from 'zod'
import { defineQueue } from '#app/platform/jobs/queue.ts'

export const PAYMENT_STATUSES = ['completed', 'refunded', 'disputed'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** `test` is the built-in checkout of a site without a payment provider. It charges nothing. */
export const CHECKOUT_PROVIDERS = ['stripe', 'test'] as const
export type CheckoutProvider = (typeof CHECKOUT_PROVIDERS)[number]

export const CHECKOUT_STATUSES = ['open', 'paid', 'cancelled', 'expired', 'failed'] as const

/** The outcome of an event: handled, ignored, or refused because it contradicts the stored data. */
export const EVENT_STATES = ['handled', 'ignored', 'refused'] as const
export type EventState = (typeof EVENT_STATES)[number]

/** What is sold, and its price. */
export interface Offer {
  roomCredits: number
  revisionCredits: number
  /** US cents. */
  amountCents: number
}

/** The offer as the buyer saw it. A checkout starts only if it is still current. */
export const startCheckoutSchema = z.object({
  roomCredits: z.coerce.number().int().min(0),
  revisionCredits: z.coerce.number().int().min(0),
  amountCents: z.coerce.number().int().min(0),
})

/** A purchase as its buyer sees it. */
export interface Purchase extends Offer {
  id: string
  /** Short reference to quote, for example `3F2A-91C0`. */
  number: string
  provider: CheckoutProvider
  status: PaymentStatus
  currency: string
  /** The amount actually charged, in cents; 0 in a test. */
  chargedCents: number
  refundedCents: number
  roomCreditsTaken: number
  revisionCreditsTaken: number
  /** The payment provider's own receipt. */
  receiptUrl: string | null
  createdAt: Date
}

/** Closes the checkout of a deleted account at Stripe. */
export const closeCheckoutQueue = defineQueue(
  'payments.close-checkout',
  z.object({ sessionId: z.string().min(1) }),
  { retries: 20 },
)
