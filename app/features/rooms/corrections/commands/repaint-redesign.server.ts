import { engineNow } from '#app/features/ai-settings/provider/queries/engine.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { HOUR_SECONDS } from '#app/lib/durations.ts'
import { plural } from '#app/lib/plural.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { takeAttempt } from '#app/platform/limits/take-attempt.ts'
import type { Services } from '#app/platform/services.ts'
import { queueGeneration } from '../../generation/commands/queue-generation.server.ts'
import { MAX_VERSIONS, mayRepaint, ROOM_IS_FULL } from '../../policy.ts'
import { lockIdleUpload } from '../../queries/lock-upload.server.ts'
import { redesignsOf } from '../../queries/rooms.server.ts'
import { uploadIdSchema } from '../../schema.ts'

/** Each repainting computes for some seconds. */
const LIMIT = { points: 10, seconds: HOUR_SECONDS }

/**
 * Queues a free new version of a room, repainted by the built-in engine with the current corrections.
 *
 * @throws AppError `upload_not_found`, `request_in_progress`, `nothing_to_repaint`, `too_many_versions`,
 *   `too_many_attempts`
 */
export async function repaintRedesign(
  services: Services,
  actor: Member,
  input: { uploadId: string },
): Promise<void> {
  const { uploadId } = uploadIdSchema.parse(input)
  await takeAttempt(services.limits, 'repaint', actor.userId, LIMIT, {
    message: (wait) =>
      `Please wait ${plural(Math.ceil(wait / 60), 'minute')} before you have a room repainted.`,
  })
  const { name: generationEngine, appliesCorrections } = await engineNow(services)
  await services.database.transaction(async (transaction) => {
    const upload = await lockIdleUpload(transaction, actor, uploadId)
    const made = await redesignsOf(transaction, uploadId)
    if (made.length >= MAX_VERSIONS) throw new AppError('too_many_versions', ROOM_IS_FULL)
    if (!appliesCorrections || !mayRepaint(upload, made)) {
      throw new AppError('nothing_to_repaint', "This room can't be repainted with corrections.")
    }
    await queueGeneration(services, transaction, upload, {
      generationKind: 'redesign',
      generationEngine,
      generationSourceId: null,
      generationIsFree: true,
    })
  })
}
