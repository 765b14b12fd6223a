import { and, eq, isNull } from 'drizzle-orm'
import { keepUpload } from '#app/features/rooms/queries/lock-upload.server.ts'
import type { Article } from '#app/platform/ai/writer.ts'
import { excerptOf } from '#app/platform/html/plain-text.ts'
import { sanitiseHtml } from '#app/platform/html/sanitise-html.ts'
import type { Services } from '#app/platform/services.ts'
import { claimPictures } from '../../pictures/commands/post-pictures.server.ts'
import type { BlogPicture } from '../../pictures/commands/store-picture.server.ts'
import { pictureBase } from '../../pictures/rules/picture-files.ts'
import { BLOG_ROOM_TYPES } from '../../schema/posts.ts'
import { blogGenerationQueue, blogPosts } from '../../tables.server.ts'
import { chooseSlug } from '../../writing/queries/choose-slug.server.ts'
import { POST_HTML } from '../../writing/rules/post-html.ts'
import { POST_LIMITS } from '../../writing/rules/post-limits.ts'
import type { RoomOfEntry } from '../queries/generated-posts.server.ts'
import { articleHtml } from '../rules/article-html.ts'

interface Written {
  article: Article
  writtenBy: 'model' | 'facts'
  before: BlogPicture
  after: BlogPicture
}

/**
 * Stores a requested post, once. The same transaction settles its queue entry.
 *
 * @returns false when the post exists already or the room was deleted
 */
export async function storeGeneratedPost(
  { database }: Services,
  { entry, facts }: RoomOfEntry,
  written: Written,
): Promise<boolean> {
  const { article, writtenBy, before, after } = written
  const status = entry.publishes && writtenBy === 'model' ? 'published' : 'review'
  return database.transaction(async (transaction) => {
    if (!(await keepUpload(transaction, entry.roomUploadId))) return false
    const [open] = await transaction
      .select()
      .from(blogGenerationQueue)
      .where(isOpenEntry(entry.id))
      .for('update')
    if (!open) return false
    const text = textOf(article)
    const pictures = {
      beforeImageUrl: pictureBase(before.id),
      beforeImage: describedPicture(before, article.beforeDescription),
      afterImageUrl: pictureBase(after.id),
      afterImage: describedPicture(after, article.afterDescription),
    }
    const [post] = await transaction
      .insert(blogPosts)
      .values({
        ...text,
        ...pictures,
        slug: await chooseSlug(transaction, text.title),
        status,
        publishedAt: status === 'published' ? new Date() : null,
        writtenBy,
        needsEditing: writtenBy === 'facts',
        roomType: blogRoomType(facts.roomType),
        styleApplied: facts.style,
        roomUploadId: entry.roomUploadId,
        redesignId: entry.redesignId,
      })
      .returning({ id: blogPosts.id })
    await claimPictures(transaction, post!.id, { content: text.content, ...pictures })
    await transaction
      .update(blogGenerationQueue)
      .set({ status, article: null })
      .where(eq(blogGenerationQueue.id, entry.id))
    return true
  })
}

/** Stores a model's article in the queue entry until the post is stored. */
export async function keepArticle({ database }: Services, entryId: string, article: Article): Promise<void> {
  await database.update(blogGenerationQueue).set({ article }).where(isOpenEntry(entryId))
}

/**
 * Marks a queue entry as failed.
 *
 * @param failure the reason, in words for administrators
 */
export async function failGeneratedPost(
  { database }: Services,
  entryId: string,
  failure: string,
): Promise<void> {
  await database.update(blogGenerationQueue).set({ failure, article: null }).where(isOpenEntry(entryId))
}

const isOpenEntry = (entryId: string) =>
  and(
    eq(blogGenerationQueue.id, entryId),
    eq(blogGenerationQueue.status, 'pending'),
    isNull(blogGenerationQueue.failure),
  )

const describedPicture = ({ widths, width, height, placeholder }: BlogPicture, alt: string) => ({
  widths,
  width,
  height,
  placeholder,
  alt: excerptOf(alt.trim(), 200),
})

/** Models count characters badly, so text that is too long is cut at a word. */
function textOf(article: Article) {
  const within = (text: string, most: number) => excerptOf(text.replace(/\s+/g, ' ').trim(), most)
  return {
    title: within(article.title, POST_LIMITS.title),
    excerpt: within(article.excerpt, POST_LIMITS.excerpt),
    seoTitle: within(article.seoTitle, POST_LIMITS.seoTitle) || null,
    metaDescription: within(article.metaDescription, POST_LIMITS.metaDescription) || null,
    tags: [...new Set(article.tags.map((tag) => within(tag, 40).toLowerCase().replaceAll(',', '')))]
      .filter(Boolean)
      .slice(0, 6),
    content: sanitiseHtml(articleHtml(article), POST_HTML),
  }
}

const blogRoomType = (roomType: string) =>
  BLOG_ROOM_TYPES.find((each) => each === roomType.toLowerCase().replaceAll(' ', '-')) ?? null
