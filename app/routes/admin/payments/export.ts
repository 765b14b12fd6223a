import { paymentBatches } from '#app/features/insights/queries/payment-list.server.ts'
import { csvRoute } from '../csv-response.server.ts'
import { paymentFilter } from './payment-filter.ts'

/** Exports the filtered payments as a CSV file. */
export const loader = csvRoute(
  'payments',
  (database, query) => paymentBatches(database, paymentFilter(query)),
  {
    paid: (row) => row.createdAt,
    name: (row) => row.name,
    email: (row) => row.email,
    status: (row) => row.status,
    test: (row) => (row.stripeSessionId ? 'no' : 'yes'),
    room_credits: (row) => row.roomCredits,
    revision_credits: (row) => row.revisionCredits,
    charged_cents: (row) => row.amountCents,
    refunded_cents: (row) => row.refundedCents,
    refunded: (row) => row.refundedAt,
    stripe_session: (row) => row.stripeSessionId,
  },
)
