import type { z } from 'zod'
import { engineNow } from '#app/features/ai-settings/provider/queries/engine.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { lockIdleUpload } from '../../queries/lock-upload.server.ts'
import { freeTrySchema } from '../../versions/schema.ts'
import { styleOfVersion } from '../queries/style-of-version.server.ts'
import { queueGeneration } from './queue-generation.server.ts'
import { spendFreeTry } from './spend-free-try.server.ts'
import { takePreviewAllowance } from './take-preview-allowance.server.ts'

/**
 * Requests the free retry of a redesign that failed its checks. It has the same style, strength, wish and source, even
 * if later versions have others.
 *
 * @throws AppError `upload_not_found`, `request_in_progress`, `no_free_try`, `too_many_attempts`
 */
export async function tryAgainForFree(
  services: Services,
  actor: Member,
  input: z.input<typeof freeTrySchema>,
): Promise<void> {
  const { uploadId, redesignId } = freeTrySchema.parse(input)
  const { name: generationEngine, isPaid } = await engineNow(services)
  if (!isPaid) await takePreviewAllowance(services, actor)
  await services.database.transaction(async (transaction) => {
    const upload = await lockIdleUpload(transaction, actor, uploadId)
    const flawed = await spendFreeTry(transaction, upload, redesignId)
    if (!flawed) throw new AppError('no_free_try', 'This version has already been tried again.')
    await queueGeneration(services, transaction, upload, {
      generationKind: flawed.kind,
      generationEngine,
      generationIsFree: true,
      generationIsRetry: true,
      generationFreeTryOf: flawed.id,
      generationSourceId: flawed.startedFromId,
      userFeedback: flawed.feedback,
      boldness: flawed.boldness,
      ...(await styleOfVersion(transaction, flawed, upload)),
    })
  })
}
