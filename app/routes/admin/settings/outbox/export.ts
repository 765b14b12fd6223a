import { outboxBatches } from '#app/features/email/outbox/queries/outbox.server.ts'
import { csvRoute } from '../../csv-response.server.ts'
import { outboxFilter } from './outbox-filter.ts'

/** Exports the filtered messages as a CSV file, without their bodies. */
export const loader = csvRoute('outbox', (database, query) => outboxBatches(database, outboxFilter(query)), {
  id: (row) => row.id,
  written: (row) => row.createdAt,
  kind: (row) => row.kind,
  recipient: (row) => row.recipient,
  subject: (row) => row.subject,
  state: (row) => row.state,
  sent: (row) => row.sentAt,
  tries: (row) => row.attempts,
  last_error: (row) => row.lastError,
})
