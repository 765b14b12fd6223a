import { feedbackBatches } from '#app/features/feedback/queries/feedback-list.server.ts'
import { csvRoute } from '../csv-response.server.ts'
import { feedbackFilter } from './feedback-filter.ts'

/** Exports the filtered messages as a CSV file. */
export const loader = csvRoute(
  'feedback',
  (database, query) => feedbackBatches(database, feedbackFilter(query)),
  {
    id: (row) => row.id,
    received: (row) => row.createdAt,
    status: (row) => row.status,
    name: (row) => row.contactName,
    email: (row) => row.contactEmail,
    user_id: (row) => row.userId,
    message: (row) => row.feedbackText,
  },
  (query) => feedbackFilter(query).view,
)
