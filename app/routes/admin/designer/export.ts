import type { NoteRow } from '#app/features/consultations/requests/queries/request-history.server.ts'
import { requestBatches } from '#app/features/consultations/requests/queries/request-list.server.ts'
import { FORMER_COLLEAGUE } from '#app/features/consultations/requests/rules/request-status.ts'
import { csvRoute } from '../csv-response.server.ts'
import { requestFilter, statusFilter } from './request-filter.ts'

const noteLine = ({ createdAt, writtenBy, note }: NoteRow) =>
  `${createdAt.toISOString().slice(0, 10)}, ${writtenBy ?? FORMER_COLLEAGUE}: ${note}`

/** Exports the filtered requests as a CSV file. */
export const loader = csvRoute(
  'designer-requests',
  (database, query, { userId }) => requestBatches(database, requestFilter(query, userId)),
  {
    id: (row) => row.id,
    received: (row) => row.createdAt,
    status: (row) => row.status,
    name: (row) => row.name,
    email: (row) => row.email,
    phone: (row) => row.phone,
    street_address: (row) => row.streetAddress,
    city: (row) => row.city,
    state: (row) => row.state,
    zip_code: (row) => row.zipCode,
    project_type: (row) => row.projectType,
    budget_range: (row) => row.budgetRange,
    timeline: (row) => row.timeline,
    contact_preference: (row) => row.contactPreference,
    message: (row) => row.message,
    additional_details: (row) => row.additionalDetails,
    photos: (row) => row.photos.length,
    user_id: (row) => row.userId,
    assignee: (row) => row.assignee,
    internal_notes: (row) => row.notes.toReversed().map(noteLine).join('\n'),
  },
  (query) => statusFilter(query) ?? 'all',
)
