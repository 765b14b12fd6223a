import type { z } from 'zod'
import { lookId } from '#app/features/styles/rules/look-id.ts'
import { AppError } from '#app/lib/app-error.ts'
import { BUILT_IN } from '#app/platform/ai/capabilities.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { queueGeneration } from '../../generation/commands/queue-generation.server.ts'
import { takePreviewAllowance } from '../../generation/commands/take-preview-allowance.server.ts'
import { MAX_VERSIONS, mayKeepStyle, ROOM_IS_FULL } from '../../policy.ts'
import { lockIdleUpload } from '../../queries/lock-upload.server.ts'
import { redesignsOf } from '../../queries/rooms.server.ts'
import { offeredProfile } from '../queries/offered-profile.server.ts'
import { isPaintedAs } from '../rules/kept-style.ts'
import { keepStyleSchema } from '../schema.ts'

/**
 * Queues a full-size version of a room from a preview of a style. The built-in engine paints it, so it is free.
 *
 * @throws AppError `upload_not_found`, `request_in_progress`, `style_not_found`, `nothing_to_keep` while the room has
 *   no redesign, `already_kept`, `too_many_versions`, `too_many_attempts`
 */
export async function keepStyle(
  services: Services,
  actor: Member,
  input: z.input<typeof keepStyleSchema>,
): Promise<void> {
  const { uploadId, style, boldness } = keepStyleSchema.parse(input)
  const { database } = services
  const styleProfile = await offeredProfile(database, actor.userId, style)
  await takePreviewAllowance(services, actor)
  await database.transaction(async (transaction) => {
    const upload = await lockIdleUpload(transaction, actor, uploadId)
    const made = await redesignsOf(transaction, uploadId)
    if (made.length >= MAX_VERSIONS) throw new AppError('too_many_versions', ROOM_IS_FULL)
    if (!mayKeepStyle(upload, made.length))
      throw new AppError('nothing_to_keep', 'A style can be kept once this room has its first redesign.')
    const { corrections } = upload
    const look = lookId(styleProfile)
    if (made.some((version) => isPaintedAs(version, { style, boldness, corrections, look })))
      throw new AppError('already_kept', 'This room has this version already.')
    await queueGeneration(services, transaction, upload, {
      generationKind: 'redesign',
      generationEngine: BUILT_IN.name,
      generationSourceId: null,
      generationIsFree: true,
      boldness,
      styleProfile,
      userStylePreference: style,
      userFeedback: null,
    })
  })
}
