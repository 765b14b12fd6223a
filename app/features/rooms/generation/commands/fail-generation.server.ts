import { eq } from 'drizzle-orm'
import { userById } from '#app/features/accounts/queries.server.ts'
import { releaseCredit } from '#app/features/credits/commands/ledger.server.ts'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { lockUnderWay } from '../../queries/lock-upload.server.ts'
import type { RoomUpload } from '../../queries/rooms.server.ts'
import { redesigns, roomUploads } from '../../tables.server.ts'
import { redesignFailedEmail } from '../emails.tsx'
import { ENDED, type FailureReason, OUTCOME_EMAILS, OUTCOME_WAIT_SECONDS } from '../rules/generation.ts'
import { messageAtFailure } from '../rules/upload-failure-message.ts'
import type { Generation } from '../schema.ts'
import { forgetAnswers } from './keep-answer.server.ts'

/**
 * Fails a generation for good: stores the reason, returns the held credit and queues an email to the owner.
 *
 * @param detail technical cause for administrators; contains no secret
 * @returns false when the generation had already ended or been replaced; then nothing changed
 */
export async function failGeneration(
  services: Pick<Services, 'database' | 'environment' | 'metrics'>,
  generation: Generation,
  reason: FailureReason,
  detail: string | null = null,
): Promise<boolean> {
  const hasFailed = await services.database.transaction((transaction) =>
    failUnderWay(transaction, services, generation, reason, detail),
  )
  if (hasFailed) services.metrics.generationEnded('failed', reason)
  return hasFailed
}

async function failUnderWay(
  transaction: Transaction,
  { environment }: Pick<Services, 'environment'>,
  generation: Generation,
  reason: FailureReason,
  detail: string | null,
): Promise<boolean> {
  const upload = await lockUnderWay(transaction, generation)
  if (!upload) return false
  await failLocked(transaction, upload, reason, detail)
  const owner = (await userById(transaction, upload.userId))!
  const { id: uploadId, userId, roomType, generationKind: kind } = upload
  const ended = { ...upload, generationReason: reason, generationEndedAt: new Date() }
  const message = messageAtFailure(ended)
  await queueEmail(
    transaction,
    {
      kind: OUTCOME_EMAILS.failed,
      reference: generation.generationId,
      userId,
      waitSeconds: OUTCOME_WAIT_SECONDS,
    },
    await redesignFailedEmail(environment, { ...owner, uploadId, roomType, kind: kind!, message }),
  )
  return true
}

/** Fails the current generation of a locked upload. */
export async function failLocked(
  transaction: Transaction,
  upload: RoomUpload,
  reason: FailureReason,
  detail: string | null = null,
): Promise<void> {
  await giveBack(transaction, upload)
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

/** Releases everything that was held for a generation without a redesign. */
export async function giveBack(transaction: Transaction, upload: RoomUpload): Promise<void> {
  await releaseCredit(transaction, upload.generationId!)
  await forgetAnswers(transaction, upload.generationId!)
  const { generationFreeTryOf: tried } = upload
  // A failed free retry is offered again.
  if (tried) await transaction.update(redesigns).set({ offersFreeTry: true }).where(eq(redesigns.id, tried))
}
