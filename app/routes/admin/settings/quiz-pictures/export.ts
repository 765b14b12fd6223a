import { pictureBatches } from '#app/features/quiz/pool/queries/picture-list.server.ts'
import { csvRoute } from '../../csv-response.server.ts'
import { pictureFilter } from './picture-filter.ts'

/** Exports the filtered quiz pictures as a CSV file. */
export const loader = csvRoute(
  'quiz-pictures',
  (database, query) => pictureBatches(database, pictureFilter(query)),
  {
    id: (row) => row.id,
    added: (row) => row.createdAt,
    style: (row) => row.styleLabel,
    room_type: (row) => row.roomType,
    description: (row) => row.description,
    active: (row) => row.isActive,
    chosen: (row) => row.chosen,
    address: (row) => row.imageUrl,
  },
)
