import type { troubledPayments } from '#app/features/insights/queries/credit-analytics.server.ts'
import { dollars } from '#app/lib/money.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx'
import { Moment } from '../moment.tsx'
import { PaymentState } from '../payments/payment-state.tsx'

type TroubledPayment = Awaited<ReturnType<typeof troubledPayments>>['rows'][number]

const PAYMENTS: Column<TroubledPayment>[] = [
  {
    title: 'User',
    cell: ({ userId, email }) =>
      userId ? <TextLink to={`/admin/users/${userId}`}>{email}</TextLink> : 'Account deleted',
  },
  {
    title: 'Status',
    cell: (payment) => <PaymentState payment={payment} />,
  },
  {
    title: 'Credits taken back',
    cell: ({ roomCreditsTaken, revisionCreditsTaken }) =>
      `${roomCreditsTaken} room, ${revisionCreditsTaken} revision`,
  },
  { title: 'Bought', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { title: 'Charged', numeric: true, cell: ({ amountCents }) => dollars(amountCents) },
  { title: 'Refunded', numeric: true, cell: ({ refundedCents }) => dollars(refundedCents) },
]

/** Refunded and disputed payments. */
export const TroubledPayments = ({ rows }: { rows: TroubledPayment[] }) => (
  <DataTable
    caption="Refunded and disputed payments, newest first"
    columns={PAYMENTS}
    rows={rows}
    keyOf={({ id }) => id}
    empty={<p className="text-ink-soft">No payment was refunded or disputed.</p>}
  />
)

interface RefusedEvent {
  eventId: string
  type: string
  problem: string | null
  receivedAt: Date
}

const EVENTS: Column<RefusedEvent>[] = [
  { title: 'Event', cell: ({ eventId }) => <code className="break-all text-sm">{eventId}</code> },
  { title: 'Type', cell: ({ type }) => type },
  { title: 'Why', cell: ({ problem }) => problem },
  { title: 'When', cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
]

/** The payment provider's events that contradict the offer. */
export const RefusedEvents = ({ rows }: { rows: RefusedEvent[] }) => (
  <DataTable
    caption="Refused payment events, newest first"
    columns={EVENTS}
    rows={rows}
    keyOf={({ eventId }) => eventId}
    empty={<p className="text-ink-soft">No event was refused.</p>}
  />
)
