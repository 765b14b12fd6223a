/** A purchase to be paid on Stripe's page. */
export interface StripeOrder {
  /** Comes back as `client_reference_id`; the same order asked for twice makes one session. */
  checkoutId: string
  amountCents: number
  currency: string
  /** What is bought, as it stands on Stripe's page and receipt. */
  title: string
  buyer: { email: string; customerId: string | undefined }
  /** Absolute addresses. */
  successUrl: string
  cancelUrl: string
}

/** What Stripe says of a checkout when asked, in our words. */
export interface CheckoutTruth {
  checkoutId: string | null
  /** Paid, or nothing was to be paid. */
  paid: boolean
  expired: boolean
  /** The buyer came through, but the payment failed for good. */
  failed: boolean
  amountCents: number
  currency: string
  customerId: string | null
  receiptUrl: string | null
  refundedCents: number
  /** Somebody's bank wants the money back, or took it. */
  disputed: boolean
}

/** What an event is about; what it says of that is asked for anew. */
export interface StripeNotice {
  id: string
  type: string
  about: { kind: 'session' | 'payment' | 'customer'; id: string } | undefined
}

export interface StripeSubscription {
  subscribed: boolean
  tier: string | null
  end: Date | null
}

/** The part of Stripe that is used. Its calls fail with the library's errors. */
export interface StripeGateway {
  createCheckout(order: StripeOrder): Promise<{ sessionId: string; url: string | null }>
  readCheckout(sessionId: string): Promise<CheckoutTruth>
  /** Lets nobody pay in a checkout any more. One that is paid or over stays what it is. */
  expireCheckout(sessionId: string): Promise<void>
  /** The checkout session that a payment was made in. */
  sessionOf(paymentIntentId: string): Promise<string | undefined>
  /** @returns where the customer sees their cards and invoices */
  openPortal(customerId: string, returnUrl: string): Promise<string | null>
  subscriptionOf(customerId: string): Promise<StripeSubscription>
  /** @throws when the signature is wrong, or older than five minutes */
  readEvent(body: string, signature: string): Promise<StripeNotice>
}
