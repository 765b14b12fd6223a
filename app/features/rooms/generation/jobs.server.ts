import { userById } from '#app/features/accounts/queries.server.ts'
import { imagePause } from '#app/features/ai-settings/provider/queries/pause.server.ts'
import { isRedesignFailure, wasRefused } from '#app/platform/ai/failure.ts'
import type { Attempt, Worker } from '#app/platform/jobs/queue.ts'
import type { Services } from '#app/platform/services.ts'
import type { RoomUpload } from '../queries/rooms.server.ts'
import { workingKeys } from '../rules/picture-keys.ts'
import { GenerationEnded, markRunning, requeueGeneration } from './commands/advance-generation.server.ts'
import { askOwner } from './commands/ask-owner.server.ts'
import { failGeneration } from './commands/fail-generation.server.ts'
import { pauseGeneration, resumePaused } from './commands/pause-generation.server.ts'
import { stopIfBlocked } from './commands/stop-generations.server.ts'
import { deleteAll, deliverRedesign } from './pipeline/deliver-redesign.server.ts'
import {
  failureReason,
  isOutage,
  isRetryable,
  questionOf,
  waitsForProvider,
} from './rules/generation-failure.ts'
import { type Generation, generationQueue, lostGenerationQueue, resumePausedQueue } from './schema.ts'

/** Makes a redesign or a revision. Idempotent. */
export const generationWorker: Worker<Services, Generation> = {
  queue: generationQueue,
  concurrency: ({ environment }) => environment.redesignsPerWorker,
  run: async (services, generation, attempt) => {
    const upload = await markRunning(services.database, generation)
    if (!upload) return
    const owner = await userById(services.database, upload.userId)
    if (!owner || (await stopIfBlocked(services, generation, owner.id))) return
    try {
      await deliverRedesign(services, generation, upload, owner, attempt.signal)
    } catch (error) {
      const question = questionOf(error)
      if (question) await askOwner(services, generation, question)
      if (question || error instanceof GenerationEnded)
        await deleteAll(services.storage, workingKeys(upload.userId, generation.generationId))
      else await pauseRetryOrFail(services, generation, upload, attempt, error)
    }
  },
}

/** Fails generations whose worker was lost too often, so that no credit stays held. */
export const lostGenerationWorker: Worker<Services, Generation> = {
  queue: lostGenerationQueue,
  run: async (services, generation) => {
    await failGeneration(services, generation, 'other', 'Its worker was lost too often')
  },
}

/** Every minute: resumes generations once the provider is back. */
export const resumePausedWorker: Worker<Services> = {
  queue: resumePausedQueue,
  schedule: '* * * * *',
  run: resumePaused,
}

async function pauseRetryOrFail(
  services: Services,
  generation: Generation,
  upload: RoomUpload,
  attempt: Attempt,
  error: unknown,
) {
  const { database, log } = services
  const detail = isRedesignFailure(error) ? error.detail : String(error)
  const tries = upload.generationTries + attempt.retryCount
  // During an outage the photo is not at fault, and an immediate retry would not help.
  const isProviderPaused = isOutage(error) && (await imagePause(database)) !== undefined
  const waits = waitsForProvider(error)
  if (!attempt.signal.aborted && (waits || (isProviderPaused && wasRefused(error)))) {
    log.info({ err: error, generation: generation.generationId }, 'generation waits for the provider')
    await pauseGeneration(database, generation, { tries: waits ? tries : tries + 1, detail })
    return
  }
  const isLast = attempt.last || tries >= generationQueue.retries
  if (attempt.signal.aborted || (isRetryable(error) && !isLast)) {
    await requeueGeneration(database, generation)
    throw error
  }
  log.warn({ err: error, generation: generation.generationId }, 'generation failed for good')
  const reason = isProviderPaused ? 'service_paused' : failureReason(error)
  const failed = await failGeneration(services, generation, reason, detail)
  if (failed) await deleteAll(services.storage, workingKeys(upload.userId, generation.generationId))
}
