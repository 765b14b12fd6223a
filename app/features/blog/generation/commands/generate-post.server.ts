import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { isAiConfigured } from '#app/features/ai-settings/queries/settings.server.ts'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { lockUpload } from '#app/features/rooms/queries/lock-upload.server.ts'
import { redesignsOf } from '#app/features/rooms/queries/rooms.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { writePostQueue } from '../../schema/queues.ts'
import { blogGenerationQueue } from '../../tables.server.ts'

const generateSchema = z.object({
  uploadId: z.uuid(),
  redesignId: z.uuid(),
  publication: z
    .enum(['publish', 'review'], { error: 'Please choose when it goes public.' })
    .default('publish'),
  /** Asked of the administrator: the product has no record of the owner's consent. */
  ownerAgreed: z.literal(true, { error: 'Please confirm that the owner agreed.' }),
})

/**
 * Requests a post about a redesigned room. A job writes it, and publishes it unless a review is requested. A redesign
 * has at most one post.
 *
 * @throws ZodError with the error of each field, including the owner's consent
 * @throws AppError `upload_not_found`, `redesign_not_found`, `post_exists`, or `ai_required` when the post should be
 *   published without a review but no model is configured
 */
export async function generatePost(
  services: Services,
  actor: Administrator,
  input: { uploadId: string; redesignId: string; publication?: string | undefined; ownerAgreed: boolean },
): Promise<void> {
  const { uploadId, redesignId, publication } = generateSchema.parse(input)
  const publishes = publication === 'publish'
  if (publishes && !(await isAiConfigured(services))) throw modelRequired()
  await services.database.transaction(async (transaction) => {
    const upload = await lockUpload(transaction, uploadId)
    if (!upload) throw gone('upload_not_found', 'Upload not found')
    const made = await redesignsOf(transaction, uploadId)
    if (!made.some(({ id }) => id === redesignId)) throw gone('redesign_not_found', 'Redesign not found')
    const entryId = await beginEntry(transaction, { uploadId, redesignId, publishes })
    await services.jobs.enqueue(transaction, writePostQueue, { entryId })
    await recordAudit(transaction, actor, {
      action: 'blog.generate',
      subject: { kind: 'upload', id: uploadId, name: upload.roomType },
      after: { redesignId, publication, ownerAgreed: true },
    })
  })
}

/** Locks the upload, so that two administrators cannot request the same post. */
async function beginEntry(
  transaction: Transaction,
  { uploadId, redesignId, publishes }: { uploadId: string; redesignId: string; publishes: boolean },
): Promise<string> {
  const isIt = and(
    eq(blogGenerationQueue.roomUploadId, uploadId),
    eq(blogGenerationQueue.redesignId, redesignId),
  )
  const [known] = await transaction.select().from(blogGenerationQueue).where(isIt).for('update')
  if (!known) {
    const [made] = await transaction
      .insert(blogGenerationQueue)
      .values({ roomUploadId: uploadId, redesignId, publishes })
      .returning({ id: blogGenerationQueue.id })
    return made!.id
  }
  if (!known.failure)
    throw new AppError('post_exists', 'There is a post about this redesign already.', { status: 409 })
  await transaction.update(blogGenerationQueue).set({ publishes, failure: null }).where(isIt)
  return known.id
}

const gone = (code: string, title: string) =>
  new AppError(code, 'It was deleted meanwhile. Reload the page to see what is there.', {
    title,
    status: 404,
  })

const modelRequired = () =>
  new AppError('ai_required', 'Without an OpenAI API key a draft can only be put together for your review.', {
    status: 409,
  })
