import { like, sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { freeSlug, slugOf } from '../rules/slug.ts'
import { blogPosts } from '../tables.server.ts'

/** An address for a new post, made from its title, that no other post has; one is chosen at a time. */
export async function chooseSlug(transaction: Transaction, title: string): Promise<string> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('blog_posts slug'))`)
  const slug = slugOf(title)
  // A slug holds no character that means something in a pattern; the last ones may give way to a number.
  const alike = await transaction
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(like(blogPosts.slug, `${slug.slice(0, 90)}%`))
  return freeSlug(
    slug,
    alike.map((post) => post.slug),
  )
}
