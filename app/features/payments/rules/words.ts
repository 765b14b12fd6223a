import { dollars } from '#app/lib/money.ts'
import type { Offer, Purchase } from '../schema.ts'

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** What is bought, in words: `1 room credit and 3 revision credits`. */
export function creditsInWords({ roomCredits, revisionCredits }: Omit<Offer, 'amountCents'>): string {
  const parts = [
    roomCredits > 0 && counted(roomCredits, 'room credit'),
    revisionCredits > 0 && counted(revisionCredits, 'revision credit'),
  ].filter((part) => part !== false)
  return parts.join(' and ') || 'no credits'
}

/** The number that stands on a receipt, from the purchase's id. */
export const purchaseNumber = (id: string) => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase()

/** What became of a purchase, in words its buyer understands. */
export function statusInWords(purchase: Pick<Purchase, 'status' | 'provider' | 'refundedCents'>): string {
  if (purchase.status === 'refunded') return 'Refunded'
  if (purchase.status === 'disputed') return 'Disputed'
  if (purchase.refundedCents > 0) return `${dollars(purchase.refundedCents)} refunded`
  return purchase.provider === 'test' ? 'Test' : 'Paid'
}
