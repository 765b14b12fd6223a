import { testimonialBatches } from '#app/features/testimonials/queries.server.ts'
import { searchFrom } from '#app/lib/paging.ts'
import { servicesContext } from '#app/platform/services.ts'
import { csvResponse } from '../../csv-response.server.ts'
import type { Route } from './+types/export.ts'

const TITLES = ['id', 'added', 'name', 'location', 'words', 'stars', 'shown']

/** The testimonials as they are searched now, as a CSV file. */
export function loader({ request, context }: Route.LoaderArgs) {
  const search = searchFrom(new URL(request.url).searchParams)
  const rows = testimonialBatches(context.get(servicesContext).database, search)
  return csvResponse('testimonials', TITLES, rows, (row) => [
    row.id,
    row.createdAt,
    row.name,
    row.location,
    row.content,
    row.rating,
    row.isVisible,
  ])
}
