import { data } from 'react-router'
import { z } from 'zod'
import { historyBatches } from '#app/features/insights/queries/user-history.server.ts'
import { type UserRow, userRow } from '#app/features/insights/queries/user-list.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { servicesContext } from '#app/platform/services.ts'
import { csvResponse, noteExport } from '../csv-response.server.ts'
import { uploadsAsCsv } from '../uploads/uploads-csv.server.ts'
import type { Route } from './+types/history-export.ts'

const EXPORTS: Record<string, (database: Queryable, user: UserRow) => Response> = {
  ledger: (database, { id }) =>
    csvResponse('credits-of-a-user', historyBatches.ledger(database, id), {
      when: (row) => row.createdAt,
      reason: (row) => row.reason,
      note: (row) => row.note,
      kind: (row) => row.kind,
      change: (row) => row.change,
    }),
  uploads: (database, { id }) => uploadsAsCsv(database, { userId: id, search: '' }),
  payments: (database, { id }) =>
    csvResponse('payments-of-a-user', historyBatches.payments(database, id), {
      when: (row) => row.createdAt,
      status: (row) => row.status,
      test: (row) => (row.stripeSessionId ? 'no' : 'yes'),
      room_credits: (row) => row.roomCreditsAdded,
      revision_credits: (row) => row.revisionCreditsAdded,
      amount_cents: (row) => row.amountCents,
      stripe_session: (row) => row.stripeSessionId,
    }),
  emails: (database, user) =>
    csvResponse('emails-to-a-user', historyBatches.emails(database, user), {
      written: (row) => row.createdAt,
      kind: (row) => row.kind,
      subject: (row) => row.subject,
      state: (row) => row.state,
      sent: (row) => row.sentAt,
    }),
  audit: (database, user) =>
    csvResponse('audit-trail-of-a-user', historyBatches.audit(database, user), {
      when: (row) => row.createdAt,
      who: (row) => row.actorEmail,
      what: (row) => row.action,
      details: (row) => JSON.stringify(row.details),
    }),
}

/** Exports one of the lists on a user's page as a CSV file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { database } = context.get(servicesContext)
  const userId = z.uuid().safeParse(params.userId)
  const view = params.file.replace(/\.csv$/, '')
  const user = userId.success && Object.hasOwn(EXPORTS, view) && (await userRow(database, userId.data))
  if (!user) throw data(null, { status: 404 })
  await noteExport(context, { kind: 'user', id: user.id, name: user.email }, { list: view })
  return EXPORTS[view]!(database, user)
}
