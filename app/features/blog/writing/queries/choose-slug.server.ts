import { like } from 'drizzle-orm'
import { takeAdvisoryLock } from '#app/platform/database/advisory-lock.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { blogFormerSlugs, blogPosts } from '../../tables.server.ts'
import { freeSlug, slugOf, slugStem } from '../rules/slug.ts'

/**
 * Derives an unused address from a title. Former addresses count as used. Callers take turns until their transaction
 * ends.
 */
export async function chooseSlug(transaction: Transaction, title: string): Promise<string> {
  await takeAdvisoryLock(transaction, 'blog_posts slug')
  const slug = slugOf(title)
  // Slugs contain no LIKE wildcards.
  const pattern = `${slugStem(slug)}%`
  const former = transaction
    .select({ slug: blogFormerSlugs.slug })
    .from(blogFormerSlugs)
    .where(like(blogFormerSlugs.slug, pattern))
  const alike = await transaction
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(like(blogPosts.slug, pattern))
    .union(former)
  return freeSlug(
    slug,
    alike.map((post) => post.slug),
  )
}
