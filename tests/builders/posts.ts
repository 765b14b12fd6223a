import { eq } from 'drizzle-orm'
import { blogPosts } from '#app/features/blog/tables.server.ts'
import { setPostStatus } from '#app/features/blog/writing/commands/set-post-status.server.ts'
import { postVersion } from '#app/features/blog/writing/rules/post-version.ts'
import type { PostInput } from '#app/features/blog/writing/schema.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'

let made = 0

/**
 * Stores a post, by default published now.
 *
 * @param post the values that matter to the test
 */
export async function storePost(
  database: Queryable,
  post: Partial<typeof blogPosts.$inferInsert> & { title: string },
) {
  made += 1
  const [stored] = await database
    .insert(blogPosts)
    .values({
      slug: `post-${made}`,
      content: '<p>Text.</p>',
      status: 'published',
      publishedAt: new Date(),
      ...post,
    })
    .returning()
  return stored!
}

/** A post as the editor sends it: published, without its own address. */
export const postInput = (changes: Partial<PostInput> = {}): PostInput => ({
  title: 'A Calm Bedroom, in Oak',
  slug: '',
  excerpt: 'Linen, oak and morning light.',
  content: '<h2>Light first</h2><p>Oak and <strong>linen</strong>.</p>',
  seoTitle: '',
  metaDescription: '',
  tags: 'oak, linen',
  roomType: 'bedroom',
  styleApplied: 'Japandi',
  ...changes,
})

/** Changes a post's status as an administrator does who sees it as it is now. */
export async function changeStatus(services: Services, actor: Administrator, postId: string, change: string) {
  const [post] = await services.database.select().from(blogPosts).where(eq(blogPosts.id, postId))
  return setPostStatus(services, actor, { postId, change, version: postVersion(post!) })
}
