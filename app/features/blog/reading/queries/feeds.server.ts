import { desc } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import { blogPosts } from '../../tables.server.ts'
import { CARD, isPublished, type ListedPost } from './published-posts.server.ts'

const IN_FEED = 20
/** A sitemap holds at most 50,000 addresses (sitemaps.org). The rest is for other pages. */
const IN_SITEMAP = 49_000

/** The newest posts, for feed readers. */
export const newestPosts = (database: Queryable): Promise<ListedPost[]> =>
  database
    .select(CARD)
    .from(blogPosts)
    .where(isPublished)
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(IN_FEED)

/** Address and last change of the published posts, newest first, up to a sitemap's limit. */
export const publishedSlugs = (database: Queryable) =>
  database
    .select({ slug: blogPosts.slug, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(isPublished)
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(IN_SITEMAP)
