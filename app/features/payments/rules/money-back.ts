import type { PaymentStatus } from '../schema.ts'

interface Credits {
  room: number
  revision: number
}

interface Paid {
  amountCents: number
  refundedCents: number
  disputed: boolean
}

/** A payment's status after refunds and disputes. */
export function paymentStatus({ amountCents, refundedCents, disputed }: Paid): PaymentStatus {
  if (disputed) return 'disputed'
  return refundedCents > 0 && refundedCents >= amountCents ? 'refunded' : 'completed'
}

/**
 * The credits of a purchase that are unpaid now: all while the money is refunded or disputed, otherwise the refunded
 * share, rounded down in the buyer's favour.
 */
export function unpaidCredits(bought: Credits, paid: Paid): Credits {
  if (paymentStatus(paid) !== 'completed') return bought
  const share = (count: number) =>
    paid.amountCents > 0 ? Math.floor((count * paid.refundedCents) / paid.amountCents) : 0
  return { room: share(bought.room), revision: share(bought.revision) }
}
