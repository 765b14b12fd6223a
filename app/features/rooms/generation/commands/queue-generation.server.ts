import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { EngineName } from '#app/platform/ai/capabilities.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import type { RoomUpload } from '../../queries/rooms.server.ts'
import { roomUploads } from '../../tables.server.ts'
import type { GenerationKind } from '../rules/generation.ts'
import { reserveAndEnqueue } from './reserve-and-enqueue.server.ts'

/** Begins a new generation of a locked upload, which waits in the queue. */
export async function queueGeneration(
  services: Services,
  transaction: Transaction,
  upload: RoomUpload,
  changes: Partial<RoomUpload> & { generationKind: GenerationKind; generationEngine: EngineName },
): Promise<void> {
  const generationId = randomUUID()
  await transaction
    .update(roomUploads)
    .set({
      generationIsFree: false,
      generationIsRetry: false,
      generationFreeTryOf: null,
      ...changes,
      generationId,
      generationState: 'queued',
      generationStage: null,
      generationReason: null,
      generationQuestion: null,
      generationDetail: null,
      generationTries: 0,
      generationPreview: null,
      generationRequestedAt: new Date(),
      generationEndedAt: null,
    })
    .where(eq(roomUploads.id, upload.id))
  const kind = changes.generationKind === 'redesign' ? 'room' : 'revision'
  const { id: uploadId, userId } = upload
  await reserveAndEnqueue(services, transaction, {
    uploadId,
    generationId,
    userId,
    kind,
    engine: changes.generationEngine,
    isFree: changes.generationIsFree,
  })
}
