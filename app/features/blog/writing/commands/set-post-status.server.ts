import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { assertUnchanged } from '#app/lib/edit-version.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { settleEntry } from '../../generation/commands/settle-entry.server.ts'
import {
  canChange,
  type PostStatus,
  STATUS_CHANGES,
  STATUS_LABELS,
  type StatusChange,
} from '../../rules/post-status.ts'
import { blogPosts } from '../../tables.server.ts'
import { lockPost } from '../queries/lock-post.server.ts'
import { editFirst } from '../rules/edit-first.ts'
import { postVersion } from '../rules/post-version.ts'

const changeSchema = z.object({
  postId: z.uuid(),
  change: z.enum(Object.keys(STATUS_CHANGES) as [StatusChange, ...StatusChange[]]),
  version: z.string().default(''),
})

/**
 * Publishes, unpublishes, approves or rejects a post.
 *
 * @param input.version the post that the administrator saw, so that nobody decides about one that they did not read
 * @returns its title and status
 * @throws AppError `post_not_found`, `changed_meanwhile`, or `post_status` when its status does not allow the change
 */
export async function setPostStatus(
  { database }: Services,
  actor: Administrator,
  input: { postId: string; change: string; version: string },
): Promise<{ title: string; status: PostStatus }> {
  const { postId, change, version } = changeSchema.parse(input)
  return database.transaction(async (transaction) => {
    const before = await lockPost(transaction, postId)
    if (!canChange(before.status, change)) throw notPossible(before.status)
    assertUnchanged(postVersion(before), version, 'this post')
    const status = STATUS_CHANGES[change].to
    if (before.needsEditing && (status === 'published' || status === 'approved')) throw editFirst()
    const publishedAt = before.publishedAt ?? (status === 'published' ? new Date() : null)
    await transaction.update(blogPosts).set({ status, publishedAt }).where(eq(blogPosts.id, postId))
    await settleEntry(transaction, { ...before, status })
    await recordAudit(transaction, actor, {
      action: `blog.${change}`,
      subject: { kind: 'post', id: postId, name: before.title },
      before: { status: before.status },
      after: { status },
    })
    return { title: before.title, status }
  })
}

const notPossible = (status: PostStatus) =>
  new AppError(
    'post_status',
    `This post is ${STATUS_LABELS[status].toLowerCase()} now. Reload the page to see it so.`,
    {
      status: 409,
    },
  )
