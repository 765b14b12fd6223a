import { and, eq } from 'drizzle-orm'
import { engineNow } from '#app/features/ai-settings/provider/queries/engine.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { lockIdleUpload } from '../../queries/lock-upload.server.ts'
import { uploadIdSchema } from '../../schema.ts'
import { redesigns } from '../../tables.server.ts'
import { queueGeneration } from './queue-generation.server.ts'
import { takePreviewAllowance } from './take-preview-allowance.server.ts'

/**
 * Requests the free retry of a redesign that failed its checks.
 *
 * @throws AppError `upload_not_found`, `request_in_progress`, `no_free_try`, `too_many_attempts`
 */
export async function tryAgainForFree(
  services: Services,
  actor: Member,
  input: { uploadId: string },
): Promise<void> {
  const { uploadId } = uploadIdSchema.parse(input)
  const { name: generationEngine, isPaid } = await engineNow(services)
  if (!isPaid) await takePreviewAllowance(services, actor)
  await services.database.transaction(async (transaction) => {
    const upload = await lockIdleUpload(transaction, actor, uploadId)
    const [used] = await transaction
      .update(redesigns)
      .set({ offersFreeTry: false })
      .where(and(eq(redesigns.roomUploadId, uploadId), eq(redesigns.offersFreeTry, true)))
      .returning({ kind: redesigns.kind })
    if (!used) throw new AppError('no_free_try', 'This room has already been tried again.')
    await queueGeneration(services, transaction, upload, {
      generationKind: used.kind,
      generationEngine,
      generationIsFree: true,
      generationIsRetry: true,
    })
  })
}
