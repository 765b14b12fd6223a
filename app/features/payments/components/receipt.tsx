import type { ReactNode } from 'react'
import { dollars } from '#app/lib/money.ts'
import { Badge } from '#app/ui/notices/badge.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { creditsInWords, statusInWords } from '../rules/purchase-words.ts'
import type { Purchase } from '../schema.ts'
import { PurchaseDate } from './purchase-date.tsx'

interface ReceiptProps {
  purchase: Purchase
  buyer: { name: string; email: string }
  siteName: string
}

/** A printable receipt. */
export function Receipt({ purchase, buyer, siteName }: ReceiptProps) {
  const taken = { roomCredits: purchase.roomCreditsTaken, revisionCredits: purchase.revisionCreditsTaken }
  return (
    <article className="grid gap-8">
      {purchase.provider === 'test' && (
        <Notice tone="info" title="Test purchase: nothing was charged">
          This is not proof of payment. The price is what would have been charged.
        </Notice>
      )}
      <dl className="border-line border-t">
        <Fact name="Receipt">{purchase.number}</Fact>
        <Fact name="Date">
          <PurchaseDate at={purchase.createdAt} />
        </Fact>
        <Fact name="Sold by">{siteName}</Fact>
        <Fact name="Sold to">
          {buyer.name}
          <br />
          {buyer.email}
        </Fact>
        <Fact name="Bought">{creditsInWords(purchase)}</Fact>
        <Fact name="Status">
          <Badge tone={purchase.status === 'completed' ? 'neutral' : 'warning'}>
            {statusInWords(purchase)}
          </Badge>
        </Fact>
        <Fact name="Price">{dollars(purchase.amountCents)}</Fact>
        {purchase.refundedCents > 0 && <Fact name="Refunded">{dollars(purchase.refundedCents)}</Fact>}
        {(taken.roomCredits > 0 || taken.revisionCredits > 0) && (
          <Fact name="Taken back">{creditsInWords(taken)}</Fact>
        )}
        <Fact name="Charged">
          <span className="font-display text-2xl">{dollars(purchase.chargedCents)}</span>
        </Fact>
      </dl>
    </article>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_1fr] gap-4 border-line border-b py-3.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  )
}
