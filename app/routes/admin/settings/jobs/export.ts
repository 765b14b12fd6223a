import { failedJobBatches } from '#app/platform/jobs/failed-jobs.ts'
import { csvRoute } from '../../csv-response.server.ts'

/** Exports the permanently failed jobs of one queue or of all as a CSV file. */
export const loader = csvRoute(
  'failed-jobs',
  (database, query) => failedJobBatches(database, query.get('queue') ?? ''),
  {
    id: (row) => row.id,
    queue: (row) => row.queue,
    created: (row) => row.createdAt,
    failed: (row) => row.failedAt,
    tries: (row) => row.tries,
    reason: (row) => row.reason,
    payload: (row) => row.payload,
    room: (row) => row.uploadId && `/admin/uploads/${row.uploadId}`,
  },
)
