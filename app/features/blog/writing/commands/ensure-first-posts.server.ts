import { MINUTE } from '#app/lib/durations.ts'
import { sanitiseHtml } from '#app/platform/html/sanitise-html.ts'
import type { Services } from '#app/platform/services.ts'
import starterPool from '#room-pictures/pool.json' with { type: 'json' }
import type { FirstPost, PostPicture } from '../../schema/posts.ts'
import { blogFirstPosts, blogPosts } from '../../tables.server.ts'
import { FIRST_POSTS } from '../rules/first-posts/first-posts.ts'
import { POST_HTML } from '../rules/post-html.ts'

const FOLDER = '/starter-pool/'
const WIDTHS = [480, 960, 1536]

/**
 * Adds the posts that come with the product, each once. Administrators' edits stay, and deleted posts do not return.
 */
export async function ensureFirstPosts({ database }: Services, posts = FIRST_POSTS): Promise<void> {
  const known = await database.select({ slug: blogFirstPosts.slug }).from(blogFirstPosts)
  const missing = posts.filter(({ slug }) => known.every((each) => each.slug !== slug))
  if (missing.length === 0) return
  const now = Date.now()
  await database.transaction(async (transaction) => {
    const added = await transaction
      .insert(blogFirstPosts)
      .values(missing.map(({ slug }) => ({ slug })))
      .onConflictDoNothing()
      .returning({ slug: blogFirstPosts.slug })
    const rows = missing
      .filter(({ slug }) => added.some((each) => each.slug === slug))
      .map((post, index) => rowOf(post, new Date(now - index * MINUTE)))
    if (rows.length > 0) await transaction.insert(blogPosts).values(rows).onConflictDoNothing()
  })
}

function rowOf({ before, after, content, ...post }: FirstPost, publishedAt: Date) {
  return {
    ...post,
    ...(before && { beforeImageUrl: FOLDER + before, beforeImage: pictureOf(before) }),
    afterImageUrl: FOLDER + after,
    afterImage: pictureOf(after),
    content: sanitiseHtml(content, POST_HTML),
    status: 'published' as const,
    publishedAt,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  }
}

/** Starter pictures of rooms before and after, and of the quiz. */
const POOL = [
  ...starterPool.befores.flatMap(({ after, ...before }) => [
    before,
    ...(after ? [{ ...before, ...after }] : []),
  ]),
  ...starterPool.pictures,
]

function pictureOf(file: string): PostPicture {
  const picture = POOL.find((each) => each.file === file)
  if (!picture) throw new Error(`The starter pool has no picture ${file}`)
  const { width, height, placeholder, description } = picture
  return { widths: WIDTHS.filter((each) => each <= width), width, height, placeholder, alt: description }
}
