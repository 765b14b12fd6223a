import { eq } from 'drizzle-orm'
import { releaseCredit, settleCredit } from '#app/features/credits/commands/ledger.server.ts'
import { type Email, queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { type EngineName, engineNamed } from '#app/platform/ai/capabilities.ts'
import type { LaidFinish } from '#app/platform/ai/editor.ts'
import type { Boldness, Correction } from '#app/platform/ai/surfaces.ts'
import type { Database } from '#app/platform/database/database.ts'
import { lockUnderWay } from '../../queries/lock-upload.server.ts'
import { redesigns, roomUploads } from '../../tables.server.ts'
import { offersFreeTry } from '../rules/free-try.ts'
import { ENDED, OUTCOME_EMAILS, OUTCOME_WAIT_SECONDS } from '../rules/generation.ts'
import type { RedesignChecks } from '../rules/redesign-checks.ts'
import type { Generation } from '../schema.ts'
import { forgetAnswers } from './keep-answer.server.ts'

/** A redesign whose pictures are already stored. */
export interface FinishedRedesign {
  key: string
  width: number
  height: number
  placeholder: string
  engine: EngineName
  style: string
  look: string
  concept: string
  layoutRecommendations: string | null
  /** The finishes laid on its surfaces; null if the engine does not report them. */
  finishes: LaidFinish[] | null
  corrections: Correction[]
  boldness: Boldness
  checks: RedesignChecks | null
  /** It failed its checks: the held credit is released, and one free retry is offered. */
  isFlawed: boolean
  seconds: number
}

/**
 * Completes a generation: one transaction stores the redesign, settles the credit and queues the email.
 *
 * @returns false when the generation had already ended or been replaced; then nothing changed
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
      offersFreeTry: offersFreeTry(isFlawed, upload),
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
        waitSeconds: OUTCOME_WAIT_SECONDS,
      },
      email,
    )
    return true
  })
}
