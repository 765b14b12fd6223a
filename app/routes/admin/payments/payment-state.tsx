import type { PaymentStatus } from '#app/features/payments/schema.ts'
import { Badge } from '#app/ui/notices/badge.tsx'

interface Payment {
  status: PaymentStatus
  refundedCents: number
  /** Null when the buyer's account was deleted. */
  userId: string | null
  /** Number of credits that were added. */
  roomCredits: number
  /** Null in a test checkout, which charges nothing. */
  stripeSessionId: string | null
}

/** The outcome of a payment in words. */
function paymentStateText({ status, refundedCents, userId, roomCredits, stripeSessionId }: Payment) {
  if (status !== 'completed') return status
  if (refundedCents > 0) return 'partly refunded'
  if (!userId && roomCredits === 0) return 'paid, account deleted'
  return stripeSessionId ? 'paid' : 'test, nothing charged'
}

const toneOf = ({ status }: Payment, text: string) =>
  status === 'disputed' ? 'danger' : text === 'paid' ? 'success' : 'warning'

/** The outcome of a payment as a badge. */
export function PaymentState({ payment }: { payment: Payment }) {
  const text = paymentStateText(payment)
  return <Badge tone={toneOf(payment, text)}>{text}</Badge>
}
