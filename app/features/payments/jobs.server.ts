import { defineScheduledQueue, type Worker } from '#app/platform/jobs/queue.ts'
import type { Services } from '#app/platform/services.ts'
import { closeCheckout } from './commands/close-checkout.server.ts'
import { syncOpenCheckouts } from './commands/sync-open-checkouts.server.ts'
import { closeCheckoutQueue } from './schema.ts'

/** Scheduled, so its jobs carry nothing; what could not be done is done a quarter of an hour later. */
const syncOpenCheckoutsQueue = defineScheduledQueue('payments.sync-open-checkouts', { retries: 0 })

/** Every quarter of an hour: payments whose events never arrived are found. */
export const syncOpenCheckoutsWorker: Worker<Services> = {
  queue: syncOpenCheckoutsQueue,
  schedule: '*/15 * * * *',
  run: syncOpenCheckouts,
}

/** Closes the open checkout of a deleted account. Safe to run twice. */
export const closeCheckoutWorker: Worker<Services, { sessionId: string }> = {
  queue: closeCheckoutQueue,
  run: (services, { sessionId }) => closeCheckout(services, sessionId),
}
