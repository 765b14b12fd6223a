/** A purchase to be paid on Stripe's page. */
export interface StripeOrder {
  /** Sent as `client_reference_id`. Repeating the same order creates one session. */
  checkoutId: string
  amountCents: number
  currency: string
  /** The item's name on Stripe's page and receipt. */
  title: string
  buyer: { email: string; customerId: string | undefined }
  successUrl: string
  cancelUrl: string
}

/** The state of a checkout at Stripe. */
export interface CheckoutTruth {
  checkoutId: string | null
  /** True also when nothing was due. */
  paid: boolean
  expired: boolean
  /** The buyer completed checkout, but the payment failed for good. */
  failed: boolean
  amountCents: number
  currency: string
  customerId: string | null
  receiptUrl: string | null
  /** Including what the buyer's bank took back for good. */
  refundedCents: number
  /** Whether the buyer's bank disputes the payment, and nobody has won yet. */
  disputed: boolean
}

/** The subject of an event. Its state is read from Stripe afterwards. */
export interface ReceivedEvent {
  id: string
  type: string
  about: { kind: 'session' | 'payment' | 'customer'; id: string } | undefined
}

export interface StripeSubscription {
  subscribed: boolean
  tier: string | null
  end: Date | null
}

/** The part of Stripe that the product uses. Calls throw the library's errors. */
export interface StripeGateway {
  /** @throws Error when Stripe does not answer or refuses the key */
  check(): Promise<unknown>
  createCheckout(order: StripeOrder): Promise<{ sessionId: string; url: string | null }>
  readCheckout(sessionId: string): Promise<CheckoutTruth>
  /** Closes a checkout. A paid or expired one stays unchanged. */
  expireCheckout(sessionId: string): Promise<void>
  /** The checkout session of a payment. */
  sessionOf(paymentIntentId: string): Promise<string | undefined>
  /** @returns the address of the customer's cards and invoices */
  openPortal(customerId: string, returnUrl: string): Promise<string | null>
  subscriptionOf(customerId: string): Promise<StripeSubscription>
  /** @throws when the signature is wrong, or older than five minutes */
  readEvent(body: string, signature: string): Promise<ReceivedEvent>
}
