import { userById } from '#app/features/accounts/queries.server.ts'
import { engineNow } from '#app/features/ai-settings/provider/queries/engine.server.ts'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { lockUpload, uploadNotFound } from '../../queries/lock-upload.server.ts'
import { uploadIdSchema } from '../../schema.ts'
import { noRetryBecause } from '../rules/retry-for-member.ts'
import { engineOf } from '../rules/upload-engine.ts'
import { queueGeneration } from './queue-generation.server.ts'
import { spendFreeTry } from './spend-free-try.server.ts'

/**
 * Lets an administrator retry a failed redesign or revision with its original choices. It costs the member nothing, and
 * they get the usual email when it is ready.
 *
 * @throws AppError `upload_not_found`, `no_retry` when another try cannot help, `hourly_limit`
 */
export async function retryForMember(
  services: Services,
  actor: Administrator,
  input: { uploadId: string },
): Promise<{ email: string }> {
  const { uploadId } = uploadIdSchema.parse(input)
  const current = await engineNow(services)
  return services.database.transaction(async (transaction) => {
    const upload = await lockUpload(transaction, uploadId)
    if (!upload) throw uploadNotFound()
    const owner = (await userById(transaction, upload.userId))!
    const obstacle = noRetryBecause(upload, owner)
    if (obstacle) throw new AppError('no_retry', obstacle)
    const failed = engineOf(upload)
    const { generationFreeTryOf: tried } = upload
    const flawed = tried ? await spendFreeTry(transaction, upload, tried) : undefined
    await queueGeneration(services, transaction, upload, {
      generationKind: upload.generationKind!,
      // A generation that was free stays free.
      generationEngine: (failed.isPaid ? current : failed).name,
      generationIsFree: true,
      generationIsRetry: true,
      generationFreeTryOf: flawed?.id ?? null,
      aiRedesignRequested: true,
    })
    await recordAudit(transaction, actor, {
      action: 'rooms.retry_for_member',
      subject: { kind: 'upload', id: uploadId, name: owner.email },
      before: { state: upload.generationState, reason: upload.generationReason },
      after: { state: 'queued', freeOfCharge: true },
    })
    return { email: owner.email }
  })
}
