import { feedbackBatches } from '#app/features/feedback/queries/feedback-list.server.ts'
import { servicesContext } from '#app/platform/services.ts'
import { csvResponse } from '../csv-response.server.ts'
import type { Route } from './+types/export.ts'
import { feedbackFilter } from './feedback-filter.ts'

const TITLES = ['id', 'received', 'status', 'name', 'email', 'user_id', 'message']

/** The messages as they are narrowed now, as a CSV file. */
export function loader({ request, context }: Route.LoaderArgs) {
  const rows = feedbackBatches(
    context.get(servicesContext).database,
    feedbackFilter(new URL(request.url).searchParams),
  )
  return csvResponse('feedback', TITLES, rows, (row) => [
    row.id,
    row.createdAt,
    row.status,
    row.contactName,
    row.contactEmail,
    row.userId,
    row.feedbackText,
  ])
}
