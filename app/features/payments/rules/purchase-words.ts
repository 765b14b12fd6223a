import { dollars } from '#app/lib/money.ts'
import { plural } from '#app/lib/plural.ts'
import type { Offer, Purchase } from '../schema.ts'

/** A purchase's credits in words: `1 room credit and 3 revision credits`. */
export function creditsInWords({ roomCredits, revisionCredits }: Omit<Offer, 'amountCents'>): string {
  const parts = [
    roomCredits > 0 && plural(roomCredits, 'room credit'),
    revisionCredits > 0 && plural(revisionCredits, 'revision credit'),
  ].filter((part) => part !== false)
  return parts.join(' and ') || 'no credits'
}

/** The number on a receipt, derived from the purchase's id. */
export const purchaseNumber = (id: string) => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase()

/** The outcome of a purchase, in words for its buyer. */
export function statusInWords(purchase: Pick<Purchase, 'status' | 'provider' | 'refundedCents'>): string {
  if (purchase.status === 'refunded') return 'Refunded'
  if (purchase.status === 'disputed') return 'Disputed'
  if (purchase.refundedCents > 0) return `${dollars(purchase.refundedCents)} refunded`
  return purchase.provider === 'test' ? 'Test' : 'Paid'
}
