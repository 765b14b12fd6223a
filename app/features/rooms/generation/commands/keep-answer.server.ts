import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { answerKey } from '../../rules/picture-keys.ts'
import type { PaidStep } from '../rules/generation.ts'
import type { Generation } from '../schema.ts'
import { generationAnswers } from '../tables.server.ts'

/** A paid step of a generation. */
export interface AskedStep {
  generation: Generation
  userId: string
  step: PaidStep
}

/**
 * Calls the provider and stores the answer at once, so that a retry after a crash reuses what was paid for. A failure
 * to store it does not stop the work.
 *
 * @param ask returns JSON-safe data and perhaps a `picture`; it must pass the answer to `keep` before any other use
 */
export async function askOnce<Answer extends object>(
  services: Services,
  asked: AskedStep,
  ask: (keep: (answer: Answer) => Promise<void>) => Promise<Answer>,
): Promise<Answer> {
  const kept = await keptAnswer<Answer>(services, asked)
  if (kept) return kept
  return ask(async (answer) => {
    await keepAnswer(services, asked, answer).catch((error) =>
      services.log.warn({ err: error, generation: asked.generation.generationId }, 'answer not kept'),
    )
  })
}

async function keptAnswer<Answer>(
  { database, storage }: Services,
  { generation, step }: AskedStep,
): Promise<Answer | undefined> {
  const [row] = await database
    .select()
    .from(generationAnswers)
    .where(and(eq(generationAnswers.generationId, generation.generationId), eq(generationAnswers.step, step)))
  if (!row) return undefined
  const picture = row.picture ? await storage.find(row.picture) : undefined
  if (row.picture && !picture) return undefined
  return { ...row.answer, ...(picture && { picture }) } as Answer
}

async function keepAnswer(
  { database, storage }: Services,
  { generation, userId, step }: AskedStep,
  { picture, ...answer }: { picture?: Buffer },
): Promise<void> {
  const { generationId, uploadId: roomUploadId } = generation
  const key = picture ? answerKey(userId, generationId, step) : null
  if (key) await storage.put(key, picture!, 'application/octet-stream')
  const row = { answer, picture: key }
  await database
    .insert(generationAnswers)
    .values({ generationId, roomUploadId, step, ...row })
    .onConflictDoUpdate({ target: [generationAnswers.generationId, generationAnswers.step], set: row })
}

/**
 * Deletes the stored answers of a generation that ended, or whose answers were useless. Their pictures go with its
 * files.
 */
export async function forgetAnswers(
  transaction: Pick<Transaction, 'delete'>,
  generationId: string,
): Promise<void> {
  await transaction.delete(generationAnswers).where(eq(generationAnswers.generationId, generationId))
}
