import { and, asc, eq, lt } from 'drizzle-orm'
import { imagePause } from '#app/features/ai-settings/provider/queries/pause.server.ts'
import { admission } from '#app/features/ai-settings/provider/rules/circuit.ts'
import { HOUR } from '#app/lib/durations.ts'
import type { Database } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { workingKeys } from '../../rules/picture-keys.ts'
import { roomUploads } from '../../tables.server.ts'
import { isPaused } from '../queries/generation-status.server.ts'
import { type Generation, generationQueue } from '../schema.ts'
import { isCurrent } from './advance-generation.server.ts'
import { failGeneration } from './fail-generation.server.ts'

/** Hours that a redesign waits for a provider that is down, before it fails. */
const MAX_WAIT = 24

/**
 * Pauses a generation until the provider is back. It keeps its place in the queue and its held credit.
 *
 * @param tries failed calls to the provider so far
 */
export async function pauseGeneration(
  database: Database,
  generation: Generation,
  { tries, detail }: { tries: number; detail: string },
): Promise<void> {
  await database
    .update(roomUploads)
    .set({
      generationState: 'queued',
      generationStage: null,
      generationPausedAt: new Date(),
      generationTries: tries,
      generationDetail: detail,
    })
    .where(isCurrent(generation))
}

/**
 * Resumes paused generations: all of them once the provider is back, or a single one to probe it. Fails those that
 * have waited too long.
 */
export async function resumePaused(services: Services): Promise<void> {
  await endWaiting(services)
  const circuit = await imagePause(services.database)
  const admitted = admission(circuit, new Date())
  if (admitted === 'wait') return
  await services.database.transaction(async (transaction) => {
    const paused = transaction
      .select({
        id: roomUploads.id,
        generationId: roomUploads.generationId,
        turn: roomUploads.generationTurn,
      })
      .from(roomUploads)
      .where(isPaused)
      // The generation with the fewest tries probes first, so that a photo that the provider cannot handle does not
      // hold up the others.
      .orderBy(...(admitted === 'probe' ? [asc(roomUploads.generationTries)] : []), ...inLine)
      .for('update', { skipLocked: true })
    for (const { id, generationId, turn } of await (admitted === 'probe' ? paused.limit(1) : paused)) {
      await transaction.update(roomUploads).set({ generationPausedAt: null }).where(eq(roomUploads.id, id))
      const generation = { uploadId: id, generationId: generationId! }
      await services.jobs.enqueue(transaction, generationQueue, generation, { priority: -turn })
    }
  })
}

const inLine = [asc(roomUploads.generationTurn), asc(roomUploads.generationRequestedAt)]

async function endWaiting(services: Services): Promise<void> {
  const { database, storage } = services
  const tooLong = await database
    .select()
    .from(roomUploads)
    .where(and(isPaused, lt(roomUploads.generationRequestedAt, new Date(Date.now() - MAX_WAIT * HOUR))))
  for (const { id: uploadId, userId, generationId, generationDetail } of tooLong) {
    const generation = { uploadId, generationId: generationId! }
    if (await failGeneration(services, generation, 'service_paused', generationDetail))
      for (const key of workingKeys(userId, generation.generationId)) await storage.delete(key)
  }
}
