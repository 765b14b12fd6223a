import { eq } from 'drizzle-orm'
import { userById } from '#app/features/accounts/queries.server.ts'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { lockUnderWay } from '../../queries/lock-upload.server.ts'
import { roomUploads } from '../../tables.server.ts'
import { redesignQuestionEmail } from '../emails.tsx'
import { ENDED, type GenerationQuestion, OUTCOME_EMAILS, OUTCOME_WAIT_SECONDS } from '../rules/generation.ts'
import type { Generation } from '../schema.ts'
import { giveBack } from './fail-generation.server.ts'

/**
 * Ends a generation with a question to the room's owner. One transaction releases the held credit, stores the
 * question and queues the email. The question stays until the owner continues or deletes the room.
 *
 * @returns false when the generation had already ended or been replaced; then nothing changed
 */
export async function askOwner(
  services: Pick<Services, 'database' | 'environment' | 'metrics'>,
  generation: Generation,
  question: GenerationQuestion,
): Promise<boolean> {
  const hasAsked = await services.database.transaction((transaction) =>
    askUnderWay(transaction, services, generation, question),
  )
  if (hasAsked) services.metrics.generationEnded('asking', question)
  return hasAsked
}

async function askUnderWay(
  transaction: Transaction,
  { environment }: Pick<Services, 'environment'>,
  generation: Generation,
  question: GenerationQuestion,
): Promise<boolean> {
  const upload = await lockUnderWay(transaction, generation)
  if (!upload) return false
  await giveBack(transaction, upload)
  await transaction
    .update(roomUploads)
    .set({
      ...ENDED,
      generationState: 'asking',
      generationQuestion: question,
      generationEndedAt: new Date(),
    })
    .where(eq(roomUploads.id, upload.id))
  const { id: uploadId, userId, roomType } = upload
  const owner = (await userById(transaction, userId))!
  await queueEmail(
    transaction,
    {
      kind: OUTCOME_EMAILS.asking,
      reference: generation.generationId,
      userId,
      waitSeconds: OUTCOME_WAIT_SECONDS,
    },
    await redesignQuestionEmail(environment, { ...owner, uploadId, roomType, question }),
  )
  return true
}
