import type { Worker } from '#app/platform/jobs/queue.ts'
import type { Services } from '#app/platform/services.ts'
import { forgetExpired } from './commands/forget-expired.server.ts'
import { forgetExpiredQueue } from './schema.ts'

/** Nightly: deletes expired sessions and links. */
export const forgetExpiredWorker: Worker<Services> = {
  queue: forgetExpiredQueue,
  schedule: '23 3 * * *',
  run: ({ database }) => forgetExpired(database),
}
