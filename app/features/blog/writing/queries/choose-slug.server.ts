import { like } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { takeTurns } from '#app/platform/database/take-turns.ts'
import { blogFormerSlugs, blogPosts } from '../../tables.server.ts'
import { freeSlug, slugOf } from '../rules/slug.ts'

/** An address for a new post, made from its title, that no other post has or had; one is chosen at a time. */
export async function chooseSlug(transaction: Transaction, title: string): Promise<string> {
  await takeTurns(transaction, 'blog_posts slug')
  const slug = slugOf(title)
  // A slug holds no character that means something in a pattern; the last ones may give way to a number.
  const pattern = `${slug.slice(0, 90)}%`
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
