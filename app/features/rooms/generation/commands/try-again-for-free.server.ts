import { and, eq } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { lockIdleUpload } from '../../queries/lock-upload.server.ts'
import type { Redesign } from '../../queries/rooms.server.ts'
import { uploadIdSchema } from '../../schema.ts'
import { redesigns } from '../../tables.server.ts'
import { chooseEngine } from './choose-engine.server.ts'
import { startGeneration } from './start-generation.server.ts'

/**
 * Asks again, at no cost, for a redesign that missed its checks.
 *
 * @throws AppError `upload_not_found`, `request_in_progress`, `no_free_try`, `too_many_attempts`
 */
export async function tryAgainForFree(
  services: Services,
  actor: Member,
  input: { uploadId: string },
): Promise<void> {
  const { uploadId } = uploadIdSchema.parse(input)
  const { name: generationEngine } = await chooseEngine(services, actor)
  await services.database.transaction(async (transaction) => {
    const upload = await lockIdleUpload(transaction, actor, uploadId)
    const [used] = await transaction
      .update(redesigns)
      .set({ offersFreeTry: false })
      .where(and(eq(redesigns.roomUploadId, uploadId), eq(redesigns.offersFreeTry, true)))
      .returning({ kind: redesigns.kind })
    if (!used) throw new AppError('no_free_try', 'This room has already been tried again.')
    await startGeneration(services, transaction, upload, {
      generationKind: used.kind,
      generationEngine,
      generationIsFree: true,
      generationIsRetry: true,
    })
  })
}

/** The newest redesign that passed its checks; if none did, the newest. */
export const newestSound = (made: Redesign[]) => made.find(({ freeOfCharge }) => !freeOfCharge) ?? made[0]
