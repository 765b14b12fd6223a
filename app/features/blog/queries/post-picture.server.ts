import { and, eq, or } from 'drizzle-orm'
import type { Services } from '#app/platform/services.ts'
import { postPictureFile } from '../rules/post-pictures.ts'
import { blogPosts } from '../tables.server.ts'
import { isPublished } from './published-posts.server.ts'

/**
 * A file of a post's picture, while the post is published.
 *
 * @param file such as `7d9e…-960.avif`
 * @param options.ofAnyPost also pictures of posts that are not published: for administrators
 */
export async function readPostPicture(
  { database, storage }: Services,
  file: string,
  { ofAnyPost }: { ofAnyPost: boolean },
) {
  const picture = postPictureFile(file)
  if (!picture) return undefined
  const [shown] = ofAnyPost
    ? [{ id: null }]
    : await database
        .select({ id: blogPosts.id })
        .from(blogPosts)
        .where(
          and(
            isPublished,
            or(eq(blogPosts.beforeImageUrl, picture.base), eq(blogPosts.afterImageUrl, picture.base)),
          ),
        )
        .limit(1)
  if (!shown || !(await storage.exists(picture.key))) return undefined
  return { content: await storage.get(picture.key), contentType: picture.contentType }
}
