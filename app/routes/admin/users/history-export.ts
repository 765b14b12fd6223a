import { data } from 'react-router'
import { z } from 'zod'
import { historyBatches } from '#app/features/insights/queries/user-history.server.ts'
import { type UserRow, userRow } from '#app/features/insights/queries/user-list.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { servicesContext } from '#app/platform/services.ts'
import { csvResponse } from '../csv-response.server.ts'
import { uploadsAsCsv } from '../uploads/uploads-csv.server.ts'
import type { Route } from './+types/history-export.ts'

const EXPORTS: Record<string, (database: Queryable, user: UserRow) => Response> = {
  ledger: (database, { id }) =>
    csvResponse(
      'credits-of-a-user',
      ['when', 'reason', 'note', 'kind', 'change'],
      historyBatches.ledger(database, id),
      (row) => [row.createdAt, row.reason, row.note, row.kind, row.change],
    ),
  uploads: (database, { id }) => uploadsAsCsv(database, { userId: id, search: '' }),
  payments: (database, { id }) =>
    csvResponse(
      'payments-of-a-user',
      ['when', 'status', 'room_credits', 'revision_credits', 'amount_cents', 'stripe_session'],
      historyBatches.payments(database, id),
      (row) => [
        row.createdAt,
        row.status,
        row.roomCreditsAdded,
        row.revisionCreditsAdded,
        row.amountCents,
        row.stripeSessionId,
      ],
    ),
  emails: (database, user) =>
    csvResponse(
      'emails-to-a-user',
      ['written', 'kind', 'subject', 'state', 'sent'],
      historyBatches.emails(database, user),
      (row) => [row.createdAt, row.kind, row.subject, row.state, row.sentAt],
    ),
  audit: (database, { id }) =>
    csvResponse(
      'audit-trail-of-a-user',
      ['when', 'who', 'what', 'details'],
      historyBatches.audit(database, id),
      (row) => [row.createdAt, row.actorEmail, row.action, JSON.stringify(row.details)],
    ),
}

/** One of the lists of a user's page as a CSV file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { database } = context.get(servicesContext)
  const userId = z.uuid().safeParse(params.userId)
  const view = params.file.replace(/\.csv$/, '')
  const user = userId.success && Object.hasOwn(EXPORTS, view) && (await userRow(database, userId.data))
  if (!user) throw data(null, { status: 404 })
  return EXPORTS[view]!(database, user)
}
