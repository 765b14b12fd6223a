import { requestBatches } from '#app/features/consultations/queries/request-list.server.ts'
import { servicesContext } from '#app/platform/services.ts'
import { csvResponse } from '../csv-response.server.ts'
import type { Route } from './+types/export.ts'
import { requestFilter } from './request-filter.ts'

const TITLES = [
  'id',
  'received',
  'status',
  'name',
  'email',
  'phone',
  'street_address',
  'city',
  'state',
  'zip_code',
  'project_type',
  'budget_range',
  'timeline',
  'contact_preference',
  'message',
  'additional_details',
  'photos',
  'user_id',
]

/** The requests as they are narrowed now, as a CSV file. */
export function loader({ request, context }: Route.LoaderArgs) {
  const filter = requestFilter(new URL(request.url).searchParams)
  const rows = requestBatches(context.get(servicesContext).database, filter)
  return csvResponse('designer-requests', TITLES, rows, (row) => [
    row.id,
    row.createdAt,
    row.status,
    row.name,
    row.email,
    row.phone,
    row.streetAddress,
    row.city,
    row.state,
    row.zipCode,
    row.projectType,
    row.budgetRange,
    row.timeline,
    row.contactPreference,
    row.message,
    row.additionalDetails,
    row.photos.length,
    row.userId,
  ])
}
