import { and, desc, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import { PUBLIC_STATUS } from '../../rules/post-status.ts'
import { BLOG_ROOM_TYPES, type PostPicture } from '../../schema/posts.ts'
import { blogPosts } from '../../tables.server.ts'

/** A multiple of two and three, so that the grid's last row is full. */
const PAGE_SIZE = 12
/** `OFFSET` reads all rows before the page, so readers find older posts through the search. */
const LAST_PAGE = 1000

/** Whether a post is public. Every public query uses it, with a literal as in the partial indexes. */
export const isPublished = sql`${blogPosts.status} = ${sql.raw(`'${PUBLIC_STATUS}'`)}`

/** The columns of a post in a list. */
export interface ListedPost {
  id: string
  title: string
  slug: string
  excerpt: string
  roomType: string | null
  styleApplied: string | null
  publishedAt: Date
  beforeImageUrl: string | null
  beforeImage: PostPicture | null
  afterImageUrl: string | null
  afterImage: PostPicture | null
}

export const CARD = {
  id: blogPosts.id,
  title: blogPosts.title,
  slug: blogPosts.slug,
  excerpt: blogPosts.excerpt,
  roomType: blogPosts.roomType,
  styleApplied: blogPosts.styleApplied,
  // A check constraint guarantees that a published post has a date.
  publishedAt: sql<Date>`${blogPosts.publishedAt}`.mapWith(blogPosts.publishedAt),
  beforeImageUrl: blogPosts.beforeImageUrl,
  beforeImage: blogPosts.beforeImage,
  afterImageUrl: blogPosts.afterImageUrl,
  afterImage: blogPosts.afterImage,
}

/** A page of the blog. */
export interface PostPage {
  rows: ListedPost[]
  /** Counted from 1. */
  page: number
  /** Whether there are older posts. */
  hasMore: boolean
}

/**
 * A page of the blog, newest first. It does not count the posts, so its cost does not grow with their number.
 *
 * @param list.page counted from 1; a page beyond the last is empty
 * @param list.roomType restricts the list to one room type; without it, the first page has one more post, which leads
 */
export async function publishedPage(
  database: Queryable,
  { page, roomType }: { page: number; roomType?: string | undefined },
): Promise<PostPage> {
  if (page > LAST_PAGE) return { rows: [], page, hasMore: false }
  const leading = roomType ? 0 : 1
  const size = page === 1 ? PAGE_SIZE + leading : PAGE_SIZE
  const ids = database
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(isPublished, roomType ? sql`${blogPosts.roomType} = ${roomType}` : undefined))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(size + 1)
    .offset(page === 1 ? 0 : (page - 1) * PAGE_SIZE + leading)
  const rows = await database
    .select(CARD)
    .from(blogPosts)
    .where(inArray(blogPosts.id, ids))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
  return { rows: rows.slice(0, size), page, hasMore: rows.length > size }
}

/** Room types of the published posts, in the order of `BLOG_ROOM_TYPES`. */
export async function roomTypesWithPosts(database: Queryable): Promise<string[]> {
  const known = sql.join(
    BLOG_ROOM_TYPES.map((roomType) => sql`${roomType}`),
    sql`, `,
  )
  const { rows } = await database.execute<{ known: string }>(sql`
    SELECT known FROM unnest(ARRAY[${known}]) WITH ORDINALITY AS rooms (known, place)
    WHERE EXISTS (SELECT FROM ${blogPosts} WHERE ${isPublished} AND ${blogPosts.roomType} = known)
    ORDER BY place`)
  return rows.map((row) => row.known)
}
