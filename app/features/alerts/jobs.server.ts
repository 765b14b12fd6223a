import type { Worker } from '#app/platform/jobs/queue.ts'
import type { Services } from '#app/platform/services.ts'
import { checkAlerts } from './commands/check-alerts.server.ts'
import { checkAlertsQueue } from './schema.ts'

/** Every five minutes: checks for occasions of alerts. */
export const checkAlertsWorker: Worker<Services> = {
  queue: checkAlertsQueue,
  schedule: '*/5 * * * *',
  run: checkAlerts,
}
