import { testimonialBatches } from '#app/features/testimonials/queries.server.ts'
import { searchFrom } from '#app/lib/paging.ts'
import { csvRoute } from '../../csv-response.server.ts'

/** Exports the testimonials that match the search as a CSV file. */
export const loader = csvRoute(
  'testimonials',
  (database, query) => testimonialBatches(database, searchFrom(query)),
  {
    id: (row) => row.id,
    added: (row) => row.createdAt,
    name: (row) => row.name,
    location: (row) => row.location,
    words: (row) => row.content,
    stars: (row) => row.rating,
    shown: (row) => row.isVisible,
  },
)
