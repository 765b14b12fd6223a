import type { PaymentRow } from '#app/features/insights/queries/payment-list.server.ts'
import { dollars } from '#app/lib/money.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { Moment } from '../moment.tsx'
import { PaymentState } from './payment-state.tsx'

const COLUMNS: Column<PaymentRow>[] = [
  { title: 'User', cell: (row) => <Buyer payment={row} /> },
  { title: 'Paid', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { title: 'State', cell: (row) => <PaymentState payment={row} /> },
  {
    title: 'Credits',
    cell: ({ roomCredits, revisionCredits }) => `${roomCredits} room, ${revisionCredits} revision`,
  },
  { title: 'Charged', numeric: true, cell: ({ amountCents }) => dollars(amountCents) },
  {
    title: 'Refunded',
    numeric: true,
    cell: ({ refundedCents }) => (refundedCents > 0 ? dollars(refundedCents) : '–'),
  },
  { title: 'Refunded on', cell: ({ refundedAt }) => <Moment at={refundedAt} /> },
]

function Buyer({ payment: { userId, email } }: { payment: PaymentRow }) {
  if (!userId) return 'Account deleted'
  return (
    <TextLink to={`/admin/users/${userId}/payments`} className="wrap-anywhere">
      {email}
    </TextLink>
  )
}

/** Payments with their buyers, credits and refunds. */
export const PaymentTable = ({ rows, isFiltered }: { rows: PaymentRow[]; isFiltered: boolean }) => (
  <DataTable
    wide
    caption="Payments, newest first"
    columns={COLUMNS}
    rows={rows}
    keyOf={({ id }) => id}
    empty={
      <EmptyState
        drawing="frame"
        title={isFiltered ? 'No payments match.' : 'Nobody has paid yet.'}
        action={isFiltered && <TextLink to="?">Show all payments</TextLink>}
      />
    }
  />
)
