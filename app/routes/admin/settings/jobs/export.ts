import { failedJobBatches } from '#app/platform/jobs/failed-jobs.ts'
import { servicesContext } from '#app/platform/services.ts'
import { csvResponse } from '../../csv-response.server.ts'
import type { Route } from './+types/export.ts'

const TITLES = ['id', 'queue', 'created', 'failed', 'tries', 'reason', 'payload']

/** The jobs of a queue, or of all, that failed for good, as a CSV file. */
export function loader({ request, context }: Route.LoaderArgs) {
  const queue = new URL(request.url).searchParams.get('queue') ?? ''
  const rows = failedJobBatches(context.get(servicesContext).database, queue)
  return csvResponse('failed-jobs', TITLES, rows, (row) => [
    row.id,
    row.queue,
    row.createdAt,
    row.failedAt,
    row.tries,
    row.reason,
    row.payload,
  ])
}
