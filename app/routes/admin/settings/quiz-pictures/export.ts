import { pictureBatches } from '#app/features/quiz/queries/picture-list.server.ts'
import { servicesContext } from '#app/platform/services.ts'
import { csvResponse } from '../../csv-response.server.ts'
import type { Route } from './+types/export.ts'
import { pictureFilter } from './picture-filter.ts'

const TITLES = ['id', 'added', 'style', 'room_type', 'description', 'active', 'chosen', 'address']

/** The quiz pictures as they are narrowed now, as a CSV file. */
export function loader({ request, context }: Route.LoaderArgs) {
  const filter = pictureFilter(new URL(request.url).searchParams)
  const rows = pictureBatches(context.get(servicesContext).database, filter)
  return csvResponse('quiz-pictures', TITLES, rows, (row) => [
    row.id,
    row.createdAt,
    row.styleLabel,
    row.roomType,
    row.description,
    row.isActive,
    row.chosen,
    row.imageUrl,
  ])
}
