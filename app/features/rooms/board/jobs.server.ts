import { isRedesignFailure, wasRefused } from '#app/platform/ai/failure.ts'
import type { Worker } from '#app/platform/jobs/queue.ts'
import type { Services } from '#app/platform/services.ts'
import { failSearch } from './commands/record-search.server.ts'
import { listThings } from './pipeline/list-things.server.ts'
import { searchFault } from './rules/search-state.ts'
import { lostThingSearchQueue, type ThingSearch, thingSearchQueue } from './schema.ts'

/** Asks the vision model to list the things in a version. Idempotent. */
export const thingSearchWorker: Worker<Services, ThingSearch> = {
  queue: thingSearchQueue,
  run: async (services, search, attempt) => {
    try {
      await listThings(services, search, attempt.signal)
    } catch (error) {
      // Only calls that cost nothing are retried automatically.
      const triesAgain = wasRefused(error) && isRedesignFailure(error) && error.retryable && !attempt.last
      if (attempt.signal.aborted || triesAgain) throw error
      services.log.warn({ err: error, redesign: search.redesignId }, 'things of a version not listed')
      await failSearch(
        services.database,
        search,
        searchFault(isRedesignFailure(error) ? error.code : undefined),
      )
    }
  },
}

/** Fails searches whose worker was lost too often. */
export const lostThingSearchWorker: Worker<Services, ThingSearch> = {
  queue: lostThingSearchQueue,
  run: ({ database }, search) => failSearch(database, search, 'other'),
}
