import { defineScheduledQueue, type Worker } from '#app/platform/jobs/queue.ts'
import type { Services } from '#app/platform/services.ts'
import { closeCheckout } from './commands/close-checkout.server.ts'
import { syncOpenCheckouts } from './commands/sync-open-checkouts.server.ts'
import { closeCheckoutQueue } from './schema.ts'

/** A failed run leaves its work to the next one, a quarter of an hour later. */
const syncOpenCheckoutsQueue = defineScheduledQueue('payments.sync-open-checkouts', { retries: 0 })

/** Every quarter of an hour: finds payments whose events never arrived. */
export const syncOpenCheckoutsWorker: Worker<Services> = {
  queue: syncOpenCheckoutsQueue,
  schedule: '*/15 * * * *',
  run: syncOpenCheckouts,
}

/** Closes the open checkout of a deleted account. Idempotent. */
export const closeCheckoutWorker: Worker<Services, { sessionId: string }> = {
  queue: closeCheckoutQueue,
  run: (services, { sessionId }) => closeCheckout(services, sessionId),
}
