import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE } from '#app/lib/durations.ts'
import type { Worker } from '#app/platform/jobs/queue.ts'
import type { Services } from '#app/platform/services.ts'
import { deliverNext } from './commands/deliver-next.server.ts'
import { removeOldTexts } from './commands/remove-old-texts.server.ts'
import { removeOldTextsQueue } from './schema.ts'

/** Milliseconds between two checks of the outbox. */
const LOOK_EVERY = 2_000
/** Pauses double up to this while the mail server is down. */
const MAX_SERVER_PAUSE = MINUTE

/** Nightly: removes the texts of old sent messages. */
export const removeOldTextsWorker: Worker<Services> = {
  queue: removeOldTextsQueue,
  schedule: '37 2 * * *',
  run: async (services) => {
    await removeOldTexts(services)
  },
}

/**
 * Hands due messages to the mail server, one at a time, until it is stopped. The outbox is the only state, so
 * messages written by any process go out and a restart loses nothing. Does nothing without a server.
 *
 * @returns `stop`, which resolves when the current message has been handed over
 */
export function startDelivery(services: Services): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const ended = services.mailServer ? deliver(services, stopping.signal) : Promise.resolve()
  return {
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}

async function deliver(services: Services, signal: AbortSignal): Promise<void> {
  let pause = LOOK_EVERY
  while (!signal.aborted) {
    const outcome = await deliverNext(services).catch((error: unknown) => {
      services.log.error({ err: error }, 'mail delivery failed')
      return 'unreachable' as const
    })
    if (outcome === 'unreachable') {
      await pauseFor(pause, signal)
      pause = Math.min(pause * 2, MAX_SERVER_PAUSE)
    } else {
      pause = LOOK_EVERY
      if (outcome === 'nothing') await pauseFor(LOOK_EVERY, signal)
    }
  }
}

const pauseFor = (milliseconds: number, signal: AbortSignal) =>
  sleep(milliseconds, undefined, { signal }).catch(() => {})
