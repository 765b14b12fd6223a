import { currentAiSettings, providerOf } from '#app/features/ai-settings/queries/settings.server.ts'
import { accountedCall } from '#app/features/ai-settings/spending/commands/account-for-call.server.ts'
import { isRedesignFailure, RedesignFailure } from '#app/platform/ai/failure.ts'
import type { Article } from '#app/platform/ai/writer.ts'
import { plainText } from '#app/platform/html/plain-text.ts'
import type { Attempt, Worker } from '#app/platform/jobs/queue.ts'
import type { Services } from '#app/platform/services.ts'
import {
  type BlogPicture,
  discardPicture,
  storePicture,
} from '../../pictures/commands/store-picture.server.ts'
import { lostPostQueue, writePostQueue } from '../../schema/queues.ts'
import {
  failGeneratedPost,
  keepArticle,
  storeGeneratedPost,
} from '../commands/store-generated-post.server.ts'
import { type RoomOfEntry, roomOfEntry } from '../queries/generated-posts.server.ts'
import { articleHtml } from '../rules/article-html.ts'
import { articlePrompt } from '../rules/article-prompt.ts'
import { factsArticle } from '../rules/facts-article.ts'

/** Minimum characters of an article; a shorter answer counts as a failure. */
const SHORTEST = 300

/** Writes a requested post. Idempotent. */
export const writePostWorker: Worker<Services, { entryId: string }> = {
  queue: writePostQueue,
  run: async (services, { entryId }, attempt) => {
    const room = await roomOfEntry(services.database, entryId)
    if (room?.entry.status !== 'pending' || room.entry.failure) return
    try {
      await writePost(services, room, attempt.signal)
    } catch (error) {
      await failOrRetry(services, entryId, attempt, error)
    }
  },
}

/** Marks a post as failed when its job lost its worker too often. */
export const lostPostWorker: Worker<Services, { entryId: string }> = {
  queue: lostPostQueue,
  run: (services, { entryId }) => failGeneratedPost(services, entryId, 'Writing was interrupted.'),
}

async function failOrRetry(services: Services, entryId: string, { signal, last }: Attempt, error: unknown) {
  const isPassing = !isRedesignFailure(error) || error.retryable
  if (signal.aborted || (isPassing && !last)) throw error
  services.log.warn({ err: error, entry: entryId }, 'blog post not written')
  const reason = isRedesignFailure(error) ? error.detail : 'Something went wrong on our side.'
  await failGeneratedPost(services, entryId, reason)
}

async function writePost(services: Services, room: RoomOfEntry, signal: AbortSignal): Promise<void> {
  const before = await services.storage.get(room.beforeKey)
  const after = await services.storage.get(room.afterKey)
  const { article, writtenBy } = await write(services, room, [before, after], signal)
  const stored: BlogPicture[] = []
  try {
    for (const picture of [before, after]) stored.push(await storePicture(services, picture))
    const written = { article, writtenBy, before: stored[0]!, after: stored[1]! }
    if (await storeGeneratedPost(services, room, written)) return
  } catch (error) {
    await discardAll(services, stored)
    throw error
  }
  await discardAll(services, stored)
}

async function discardAll(services: Services, pictures: BlogPicture[]) {
  for (const picture of pictures) await discardPicture(services, picture)
}

/**
 * Asks the chat model of the AI settings, within the month's budget. Without a key, builds the article from the
 * facts. Reuses an article that was bought before a crash.
 */
async function write(
  services: Services,
  { entry, facts }: RoomOfEntry,
  pictures: [Buffer, Buffer],
  signal: AbortSignal,
): Promise<{ article: Article; writtenBy: 'model' | 'facts' }> {
  if (entry.article) return { article: entry.article, writtenBy: 'model' }
  const settings = await currentAiSettings(services.database, services.environment)
  const provider = providerOf(settings, services.environment)
  const { writer } = services.ai.enginesFor(provider)
  if (!provider || !writer) return { article: factsArticle(facts), writtenBy: 'facts' }
  const model = provider.visionModel
  const call = { userId: null, apiType: 'blog_generation', model, triesAnyway: true } as const
  const { article } = await accountedCall(services, call, async () => {
    const answer = await writer.write({ prompt: articlePrompt(facts), pictures }, signal)
    if (isWhole(answer.article)) await keepArticle(services, entry.id, answer.article)
    return answer
  })
  if (!isWhole(article))
    throw new RedesignFailure('generation_failed', 'The model wrote less than an article.')
  return { article, writtenBy: 'model' }
}

const isWhole = (article: Article) =>
  article.title.trim() !== '' && plainText(articleHtml(article)).length >= SHORTEST
