import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import { readingMinutes } from '../../rules/reading-minutes.ts'
import { blogFormerSlugs, blogPosts } from '../../tables.server.ts'
import { CARD, isPublished } from './published-posts.server.ts'

/** A published post for its page; undefined when this address has none. */
export async function publishedPost(database: Queryable, slug: string) {
  const [found] = await database
    .select({
      ...CARD,
      content: blogPosts.content,
      text: blogPosts.plainText,
      tags: blogPosts.tags,
      seoTitle: blogPosts.seoTitle,
      metaDescription: blogPosts.metaDescription,
      viewCount: blogPosts.viewCount,
      updatedAt: blogPosts.updatedAt,
    })
    .from(blogPosts)
    .where(and(isPublished, eq(blogPosts.slug, slug)))
  if (!found) return undefined
  const { text, ...post } = found
  return { ...post, minutes: readingMinutes(text) }
}

/** The current address of a post that was published at a former one; undefined when there is none. */
export async function movedTo(database: Queryable, formerSlug: string): Promise<string | undefined> {
  const [found] = await database
    .select({ slug: blogPosts.slug })
    .from(blogFormerSlugs)
    .innerJoin(blogPosts, eq(blogPosts.id, blogFormerSlugs.postId))
    .where(and(isPublished, eq(blogFormerSlugs.slug, formerSlug)))
  return found?.slug
}

export type PublishedPost = NonNullable<Awaited<ReturnType<typeof publishedPost>>>
