import { outboxBatches } from '#app/features/email/queries/outbox.server.ts'
import { servicesContext } from '#app/platform/services.ts'
import { csvResponse } from '../../csv-response.server.ts'
import type { Route } from './+types/export.ts'
import { outboxFilter } from './outbox-filter.ts'

const TITLES = ['id', 'written', 'kind', 'recipient', 'subject', 'state', 'sent', 'tries', 'last_error']

/** The messages as they are narrowed now, without their bodies, as a CSV file. */
export function loader({ request, context }: Route.LoaderArgs) {
  const filter = outboxFilter(new URL(request.url).searchParams)
  const rows = outboxBatches(context.get(servicesContext).database, filter)
  return csvResponse('outbox', TITLES, rows, (row) => [
    row.id,
    row.createdAt,
    row.kind,
    row.recipient,
    row.subject,
    row.state,
    row.sentAt,
    row.attempts,
    row.lastError,
  ])
}
