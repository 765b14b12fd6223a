import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { assertUnchanged } from '#app/lib/edit-version.ts'
import { hasTable, NO_TABLES } from '#app/lib/html-tables.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { isUniqueViolation } from '#app/platform/database/violations.ts'
import { plainText } from '#app/platform/html/plain-text.ts'
import { sanitiseHtml } from '#app/platform/html/sanitise-html.ts'
import type { Services } from '#app/platform/services.ts'
import { settleEntry } from '../../generation/commands/settle-entry.server.ts'
import { claimPictures } from '../../pictures/commands/post-pictures.server.ts'
import type { PostStatus } from '../../rules/post-status.ts'
import { blogFormerSlugs, blogPosts } from '../../tables.server.ts'
import { chooseSlug } from '../queries/choose-slug.server.ts'
import { lockPost } from '../queries/lock-post.server.ts'
import { columnsOf, NOTHING_KEPT } from '../queries/post-columns.server.ts'
import { changesOf } from '../rules/changes-of-post.ts'
import { editFirst } from '../rules/edit-first.ts'
import { hasLost, NO_FOREIGN_MEDIA } from '../rules/foreign-media.ts'
import { POST_HTML } from '../rules/post-html.ts'
import { postVersion } from '../rules/post-version.ts'
import { type PostInput, type PostValues, postSchema, wrongField } from '../schema.ts'

type Post = typeof blogPosts.$inferSelect

export interface SavedPost {
  id: string
  slug: string
  status: PostStatus
}

/**
 * Writes a new post, published unless another status is chosen. Sanitises its HTML before storing it, and derives a
 * missing address from the title.
 *
 * @throws ZodError with the error of each field, including an address or a picture that another post uses
 */
export async function createPost(
  { database }: Services,
  actor: Administrator,
  input: PostInput,
): Promise<SavedPost> {
  const values = readPost(input)
  return refusingTakenSlug(() =>
    database.transaction(async (transaction) => {
      const status = values.status ?? 'published'
      const slug = values.slug || (await chooseSlug(transaction, values.title))
      const post = await columnsOf(transaction, values, NOTHING_KEPT)
      const publishedAt = status === 'published' ? new Date() : null
      const [created] = await transaction
        .insert(blogPosts)
        .values({ ...post, slug, status, publishedAt })
        .returning({ id: blogPosts.id })
      await claimPictures(transaction, created!.id, post)
      await recordAudit(transaction, actor, {
        action: 'blog.create',
        subject: { kind: 'post', id: created!.id, name: values.title },
        after: { slug, status },
      })
      return { id: created!.id, slug, status }
    }),
  )
}

/**
 * Changes a post. Without a status it keeps the one it has.
 *
 * @param input.version the post when it was opened, so that nobody overwrites a newer version
 * @throws ZodError as above; AppError `post_not_found`, `changed_meanwhile`
 */
export async function updatePost(
  { database }: Services,
  actor: Administrator,
  { postId, version, ...input }: PostInput & { postId: string; version: string },
): Promise<SavedPost> {
  const id = z.uuid().parse(postId)
  const values = readPost(input)
  return refusingTakenSlug(() =>
    database.transaction(async (transaction) => {
      const before = await lockPost(transaction, id)
      assertUnchanged(postVersion(before), version, 'this post')
      return change(transaction, actor, before, values)
    }),
  )
}

async function change(transaction: Transaction, actor: Administrator, before: Post, values: PostValues) {
  const status = values.status ?? before.status
  const slug = values.slug || before.slug
  const publishedAt = before.publishedAt ?? (status === 'published' ? new Date() : null)
  const post = await columnsOf(transaction, values, before)
  const needsEditing = before.needsEditing && post.content === before.content
  if (needsEditing && status === 'published') throw editFirst()
  const after = { ...post, slug, status, publishedAt, needsEditing }
  await transaction.update(blogPosts).set(after).where(eq(blogPosts.id, before.id))
  if (slug !== before.slug && before.publishedAt) await keepFormerSlug(transaction, before)
  await claimPictures(transaction, before.id, post, before)
  await settleEntry(transaction, { ...before, status })
  await recordAudit(transaction, actor, {
    action: 'blog.update',
    subject: { kind: 'post', id: before.id, name: values.title },
    ...changesOf(before, after),
  })
  return { id: before.id, slug, status }
}

/** Redirects a published post's former address. If several posts had it, the last one wins. */
async function keepFormerSlug(transaction: Transaction, { id: postId, slug }: Post) {
  await transaction
    .insert(blogFormerSlugs)
    .values({ slug, postId })
    .onConflictDoUpdate({ target: blogFormerSlugs.slug, set: { postId } })
}

async function refusingTakenSlug<Result>(save: () => Promise<Result>): Promise<Result> {
  try {
    return await save()
  } catch (error) {
    if (isUniqueViolation(error, 'blog_posts_slug_unique'))
      throw wrongField('slug', 'Another post has this address. Please choose another.')
    throw error
  }
}

/**
 * Reads a post as it was typed. Its HTML is sanitised.
 *
 * @throws ZodError with the error of each field
 */
function readPost(input: PostInput): PostValues {
  const values = postSchema.parse(input)
  if (hasTable(values.content)) throw wrongField('content', NO_TABLES)
  const content = sanitiseHtml(values.content, POST_HTML)
  if (hasLost(values.content, content)) throw wrongField('content', NO_FOREIGN_MEDIA)
  if (!plainText(content)) throw wrongField('content', 'Please write the post.')
  return { ...values, content }
}
