import { and, eq } from 'drizzle-orm'
import { userById } from '#app/features/accounts/queries.server.ts'
import { releaseCredit, settleCredit } from '#app/features/credits/commands/ledger.server.ts'
import { type Email, queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { type EngineName, engineNamed } from '#app/platform/ai/capabilities.ts'
import type { SurfaceTap } from '#app/platform/ai/surfaces.ts'
import type { Database, Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { redesignFailedEmail } from '../../emails.tsx'
import { isGenerating } from '../../policy.ts'
import type { RoomUpload } from '../../queries/rooms.server.ts'
import type { Generation } from '../../schema.ts'
import { redesigns, roomUploads } from '../../tables.server.ts'
import { wordsOf } from '../rules/failure-words.ts'
import { type FailureReason, OUTCOME_EMAILS } from '../rules/generation.ts'
import type { RedesignChecks } from '../rules/redesign-checks.ts'
import { forgetAnswers } from './keep-answer.server.ts'

/** Time for a page on which somebody watches to say that they saw it end: it asks every second or two. */
const WAIT_SECONDS = 20

/** A redesign whose pictures are stored already. */
export interface FinishedRedesign {
  key: string
  width: number
  height: number
  placeholder: string
  engine: EngineName
  style: string
  concept: string
  layoutRecommendations: string | null
  surfaceTaps: SurfaceTap[]
  checks: RedesignChecks | null
  /** It missed its checks: the held credit goes back, and it may be tried again at no cost, once. */
  isFlawed: boolean
  seconds: number
}

/**
 * The generation succeeded: redesign, spent or returned credit, state and e-mail become true together.
 *
 * @returns false when the generation had ended or was replaced meanwhile; then nothing changed
 */
export function completeGeneration(
  database: Database,
  generation: Generation,
  finished: FinishedRedesign,
  email: Email,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const upload = await lockUnderWay(transaction, generation)
    if (!upload) return false
    const { key, concept, isFlawed, seconds, ...picture } = finished
    const { generationId } = generation
    await transaction.insert(redesigns).values({
      ...picture,
      roomUploadId: upload.id,
      generationId,
      kind: upload.generationKind!,
      startedFromId: upload.generationKind === 'revision' ? upload.generationSourceId : null,
      redesignImageUrl: key,
      redesignConcept: concept,
      feedback: upload.userFeedback,
      freeOfCharge: isFlawed,
      offersFreeTry: isFlawed && !upload.generationIsFree,
      generationSeconds: seconds,
    })
    const isCharged = !isFlawed && engineNamed(finished.engine).isPaid
    await (isCharged ? settleCredit : releaseCredit)(transaction, generationId)
    await forgetAnswers(transaction, generationId)
    await transaction
      .update(roomUploads)
      .set({ ...ENDED, generationState: 'done', aiRedesignRequested: false, generationEndedAt: new Date() })
      .where(eq(roomUploads.id, upload.id))
    await queueEmail(
      transaction,
      {
        kind: OUTCOME_EMAILS.done,
        reference: generationId,
        userId: upload.userId,
        waitSeconds: WAIT_SECONDS,
      },
      email,
    )
    return true
  })
}

/**
 * The generation failed for good: the reason is kept, the held credit goes back, once, and its owner is written to.
 *
 * @param detail technical words for administrators; no secret
 * @returns false when the generation had ended or was replaced meanwhile; then nothing changed
 */
export function failGeneration(
  { database, environment }: Pick<Services, 'database' | 'environment'>,
  generation: Generation,
  reason: FailureReason,
  detail: string | null = null,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const upload = await lockUnderWay(transaction, generation)
    if (!upload) return false
    await failLocked(transaction, upload, reason, detail)
    const owner = (await userById(transaction, upload.userId))!
    const { id: uploadId, userId, roomType, generationKind: kind } = upload
    const now = new Date()
    const ended = { ...upload, generationReason: reason, generationEndedAt: now }
    // Said without a word on credits: that of the message is true for everybody.
    const { message } = wordsOf(ended, { now, isUnlimited: true, isBudgetSpent: true })
    await queueEmail(
      transaction,
      { kind: OUTCOME_EMAILS.failed, reference: generation.generationId, userId, waitSeconds: WAIT_SECONDS },
      await redesignFailedEmail(environment, { ...owner, uploadId, roomType, kind: kind!, message }),
    )
    return true
  })
}

/** Ends the generation of an upload that is locked and has one under way. */
export async function failLocked(
  transaction: Transaction,
  upload: RoomUpload,
  reason: FailureReason,
  detail: string | null = null,
): Promise<void> {
  await releaseCredit(transaction, upload.generationId!)
  await forgetAnswers(transaction, upload.generationId!)
  if (upload.generationIsFree) await offerFreeTryAgain(transaction, upload.id)
  await transaction
    .update(roomUploads)
    .set({
      ...ENDED,
      generationState: 'failed',
      generationReason: reason,
      generationDetail: detail,
      generationEndedAt: new Date(),
    })
    .where(eq(roomUploads.id, upload.id))
}

/** A free try that came to nothing is not used up. */
async function offerFreeTryAgain(transaction: Transaction, uploadId: string): Promise<void> {
  await transaction
    .update(redesigns)
    .set({ offersFreeTry: true })
    .where(and(eq(redesigns.roomUploadId, uploadId), eq(redesigns.freeOfCharge, true)))
}

const ENDED = { generationStage: null, generationPreview: null, generationPausedAt: null } as const

async function lockUnderWay(
  transaction: Transaction,
  generation: Generation,
): Promise<RoomUpload | undefined> {
  const [upload] = await transaction
    .select()
    .from(roomUploads)
    .where(eq(roomUploads.id, generation.uploadId))
    .for('update')
  if (!upload || upload.generationId !== generation.generationId || !isGenerating(upload)) return undefined
  return upload
}
