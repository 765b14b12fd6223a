import type { z } from 'zod'
import { engineNow } from '#app/features/ai-settings/provider/queries/engine.server.ts'
import type { StyleProfile } from '#app/features/styles/schema.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { answersQuestion, mayRetry, mayRevise, needsAnotherPhoto } from '../../policy.ts'
import { lockIdleUpload } from '../../queries/lock-upload.server.ts'
import { type Redesign, redesignsOf, uploadById } from '../../queries/rooms.server.ts'
import { retrySchema } from '../../schema.ts'
import { revisionSchema } from '../../versions/schema.ts'
import { assertPromisedPrice } from '../queries/assert-promised-price.server.ts'
import { styleOfVersion } from '../queries/style-of-version.server.ts'
import { engineOf } from '../rules/upload-engine.ts'
import { queueGeneration } from './queue-generation.server.ts'
import { takePreviewAllowance } from './take-preview-allowance.server.ts'

/**
 * Retries a failed redesign, or continues after a question. Holds a room credit for a paid engine.
 *
 * @throws AppError `price_has_changed`, `upload_not_found`, `request_in_progress`, `another_photo_needed`,
 *   `already_redesigned`, `no_room_credits`, `too_many_attempts`, `surfaces_not_shown` when the question about surfaces
 *   is unanswered
 */
export async function retryRedesign(
  services: Services,
  actor: Member,
  input: z.input<typeof retrySchema> & { styleProfile: StyleProfile },
): Promise<void> {
  const { uploadId, promised } = retrySchema.parse(input)
  const { name: generationEngine, isPaid, appliesCorrections } = await engineNow(services)
  if (isPaid) await assertPromisedPrice(services.database, actor.userId, promised)
  // An answer belongs to the request that was asked about.
  const isAnswer = async () => (await uploadById(services.database, uploadId))?.generationState === 'asking'
  if (!isPaid && !(await isAnswer())) await takePreviewAllowance(services, actor)
  await services.database.transaction(async (transaction) => {
    const upload = await lockIdleUpload(transaction, actor, uploadId)
    const made = await redesignsOf(transaction, uploadId)
    if (!mayRetry(upload, made.length)) {
      throw new AppError('already_redesigned', 'This room already has its redesign.')
    }
    if (needsAnotherPhoto(upload)) {
      throw new AppError(
        'another_photo_needed',
        'This photo cannot be redesigned. Please choose another photo.',
      )
    }
    if (appliesCorrections && !answersQuestion(upload)) {
      throw new AppError('surfaces_not_shown', 'Please tap a wall or the floor first, and say which it is.')
    }
    // What the built-in engine asked was no question to whoever then wants a full redesign.
    const isAnswered = engineOf(upload).isPaid === isPaid
    await queueGeneration(services, transaction, upload, {
      generationKind: 'redesign',
      generationEngine,
      generationSourceId: null,
      acceptsPeople: upload.acceptsPeople || (isAnswered && upload.generationQuestion === 'people'),
      generationIsRetry: upload.generationState === 'failed',
      aiRedesignRequested: true,
      styleProfile: input.styleProfile,
      userStylePreference: input.styleProfile.primaryStyle,
    })
  })
}

/**
 * Requests a revision of the newest redesign or of an earlier version. Holds a revision credit.
 *
 * @throws AppError `upload_not_found`, `request_in_progress`, `nothing_to_revise`, `version_not_found`,
 *   `no_revision_credits`, `revisions_off` without an engine that follows written wishes
 * @throws ZodError without written feedback
 */
export async function requestRevision(
  services: Services,
  actor: Member,
  input: { uploadId: string; feedback: string; redesignId?: string | undefined },
): Promise<void> {
  const { uploadId, feedback, redesignId } = revisionSchema.parse(input)
  const { name: generationEngine, followsWords } = await engineNow(services)
  if (!followsWords) throw revisionsOff()
  await services.database.transaction(async (transaction) => {
    const upload = await lockIdleUpload(transaction, actor, uploadId)
    const made = await redesignsOf(transaction, uploadId)
    if (!mayRevise(upload, made.length)) {
      throw new AppError('nothing_to_revise', 'This room has no redesign yet.')
    }
    const source = redesignId ? made.find(({ id }) => id === redesignId) : newestWithoutFlaws(made)
    if (!source) throw new AppError('version_not_found', 'This version no longer exists.', { status: 404 })
    await queueGeneration(services, transaction, upload, {
      generationKind: 'revision',
      generationEngine,
      generationSourceId: source.id,
      userFeedback: feedback,
      boldness: 'usual',
      ...(await styleOfVersion(transaction, source, upload)),
    })
  })
}

/** The newest redesign that passed its checks; if none did, the newest. */
const newestWithoutFlaws = (made: Redesign[]) => made.find(({ freeOfCharge }) => !freeOfCharge) ?? made[0]

const revisionsOff = () =>
  new AppError(
    'revisions_off',
    'This site makes palette previews for now, and they cannot follow written wishes. You keep your revision credits.',
    { title: 'No revisions for now' },
  )
