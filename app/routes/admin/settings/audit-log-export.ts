import { auditBatches } from '#app/features/audit/queries.server.ts'
import { searchFrom } from '#app/lib/paging.ts'
import { servicesContext } from '#app/platform/services.ts'
import { csvResponse } from '../csv-response.server.ts'
import type { Route } from './+types/audit-log-export.ts'

/** The audit log, as it is searched now, as a CSV file. */
export function loader({ request, context }: Route.LoaderArgs) {
  const search = searchFrom(new URL(request.url).searchParams)
  const rows = auditBatches(context.get(servicesContext).database, { search })
  return csvResponse(
    'audit-log',
    ['when', 'who', 'what', 'subject', 'name', 'before', 'after'],
    rows,
    (row) => [
      row.createdAt,
      row.actorEmail,
      row.action,
      row.subject,
      row.subjectName,
      JSON.stringify(row.details?.before ?? null),
      JSON.stringify(row.details?.after ?? null),
    ],
  )
}
