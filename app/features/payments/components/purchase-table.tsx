import { dollars } from '#app/lib/money.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx'
import { Badge } from '#app/ui/notices/badge.tsx'
import { creditsInWords, statusInWords } from '../rules/purchase-words.ts'
import type { Purchase } from '../schema.ts'
import { PurchaseDate } from './purchase-date.tsx'

const COLUMNS: Column<Purchase>[] = [
  { title: 'Date', cell: ({ createdAt }) => <PurchaseDate at={createdAt} /> },
  { title: 'Bought', cell: creditsInWords },
  {
    title: 'Status',
    cell: (purchase) => (
      <Badge tone={purchase.status === 'completed' ? 'neutral' : 'warning'}>{statusInWords(purchase)}</Badge>
    ),
  },
  { title: 'Charged', numeric: true, cell: ({ chargedCents }) => dollars(chargedCents) },
  {
    title: 'Receipt',
    hideTitle: true,
    cell: ({ id, number }) => (
      <TextLink
        to={`/purchases/${id}`}
        aria-label={`Receipt ${number}`}
        className="-my-2.5 inline-flex min-h-11 items-center"
      >
        Receipt
      </TextLink>
    ),
  },
]

/** A member's purchases, newest first. */
export const PurchaseTable = ({ purchases }: { purchases: Purchase[] }) => (
  <DataTable
    caption="Your purchases, newest first"
    columns={COLUMNS}
    rows={purchases}
    keyOf={({ id }) => id}
    empty={<p className="text-ink-soft">No purchases yet. Your receipts will appear here.</p>}
  />
)
