import { auditBatches } from '#app/features/audit/queries.server.ts'
import { csvRoute } from '../../csv-response.server.ts'
import { auditFilter } from './audit-filter.ts'

/** Exports the filtered audit log as a CSV file. */
export const loader = csvRoute('audit-log', (database, query) => auditBatches(database, auditFilter(query)), {
  when: (row) => row.createdAt,
  who: (row) => row.actorEmail,
  what: (row) => row.action,
  subject: (row) => row.subject,
  name: (row) => row.subjectName,
  before: (row) => JSON.stringify(row.details?.before ?? null),
  after: (row) => JSON.stringify(row.details?.after ?? null),
})
