import { dollars } from '#app/lib/money.ts'
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { Badge } from '#app/ui/notices/badge.tsx'
import { Moment } from '../moment.tsx'
import { PaymentState } from '../payments/payment-state.tsx'
import type { View } from './user-views.server.ts'

type Row<Name extends 'ledger' | 'payments' | 'emails'> = Extract<
  View,
  { name: Name }
>['content']['rows'][number]

const LEDGER_WORDS: Record<Row<'ledger'>['reason'], string> = {
  sign_up: 'Free at sign-up',
  reservation: 'Reserved for a redesign',
  release: 'Given back: the redesign failed',
  purchase: 'Bought',
  refund: 'Taken back after a refund or during a dispute',
  dispute_won: 'Given back: the dispute was won',
  grant: 'Given by an administrator',
  correction: 'Taken back by an administrator',
  unlimited_granted: 'Unlimited access granted',
  unlimited_revoked: 'Unlimited access revoked',
  upload_deleted: 'Given back: an upload was deleted',
}

const SIGNED = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' })

const LEDGER: Column<Row<'ledger'>>[] = [
  { title: 'When', cell: (row) => <Moment at={row.createdAt} /> },
  { title: 'Why', cell: (row) => [LEDGER_WORDS[row.reason], row.note].filter(Boolean).join(': ') },
  { title: 'Kind', cell: (row) => (row.kind === 'room' ? 'Room' : 'Revision') },
  { title: 'Change', numeric: true, cell: (row) => SIGNED.format(row.change).replace('-', '−') },
]

/** The changes of a user's credits. */
export const LedgerTable = ({ rows }: { rows: Row<'ledger'>[] }) => (
  <DataTable
    caption="Changes of credits, newest first"
    columns={LEDGER}
    rows={rows}
    keyOf={(row) => row.id}
    empty={<EmptyState drawing="frame" title="No credits yet" />}
  />
)

const PAYMENTS: Column<Row<'payments'>>[] = [
  { title: 'When', cell: (row) => <Moment at={row.createdAt} /> },
  {
    title: 'Status',
    cell: (row) => <PaymentState payment={{ ...row, roomCredits: row.roomCreditsAdded }} />,
  },
  { title: 'Credits', cell: (row) => `${row.roomCreditsAdded} room, ${row.revisionCreditsAdded} revision` },
  {
    title: 'Stripe session',
    cell: (row) => <code className="break-all text-sm">{row.stripeSessionId}</code>,
  },
  { title: 'Amount', numeric: true, cell: (row) => dollars(row.amountCents) },
]

/** A user's payments. */
export const PaymentTable = ({ rows }: { rows: Row<'payments'>[] }) => (
  <DataTable
    caption="Payments, newest first"
    columns={PAYMENTS}
    rows={rows}
    keyOf={(row) => row.id}
    empty={<EmptyState drawing="frame" title="Nothing bought yet" />}
  />
)

const EMAILS: Column<Row<'emails'>>[] = [
  { title: 'When', cell: (row) => <Moment at={row.createdAt} /> },
  { title: 'Subject', cell: (row) => row.subject },
  { title: 'Kind', cell: (row) => row.kind.replaceAll('_', ' ') },
  {
    title: 'State',
    cell: (row) => (
      <Badge tone={row.state === 'sent' ? 'success' : row.state === 'failed' ? 'danger' : 'neutral'}>
        {row.state}
      </Badge>
    ),
  },
]

/** The emails to a user's address. */
export const EmailTable = ({ rows }: { rows: Row<'emails'>[] }) => (
  <DataTable
    caption="Emails, newest first"
    columns={EMAILS}
    rows={rows}
    keyOf={(row) => row.id}
    empty={<EmptyState drawing="plant" title="No emails yet" />}
  />
)
