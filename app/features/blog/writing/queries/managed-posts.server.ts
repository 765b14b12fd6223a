import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Page } from '#app/lib/paging.ts'
import { cursorOf, inBatches } from '#app/platform/database/batches.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { pageOf } from '#app/platform/database/paged.ts'
import { textMatches } from '#app/platform/database/text-search.ts'
import type { PostStatus } from '../../rules/post-status.ts'
import { blogPosts } from '../../tables.server.ts'

/** A post in the administration's list. */
export type PostRow = Pick<
  typeof blogPosts.$inferSelect,
  'id' | 'title' | 'slug' | 'roomType' | 'styleApplied' | 'status' | 'publishedAt' | 'viewCount'
>

/** A post with all editable fields. */
export type ManagedPost = typeof blogPosts.$inferSelect

interface PostFilter {
  search: string
  /** Undefined for every status. */
  status: PostStatus | undefined
}

const PAGE_SIZE = 20

const ROW = {
  id: blogPosts.id,
  title: blogPosts.title,
  slug: blogPosts.slug,
  roomType: blogPosts.roomType,
  styleApplied: blogPosts.styleApplied,
  status: blogPosts.status,
  publishedAt: blogPosts.publishedAt,
  viewCount: blogPosts.viewCount,
}

const matches = ({ search, status }: PostFilter) =>
  and(status && eq(blogPosts.status, status), textMatches([blogPosts.title], search))

/** A page of posts, newest first. */
export function managedPosts(
  database: Queryable,
  { page, ...filter }: PostFilter & { page: number },
): Promise<Page<PostRow>> {
  const list = { from: blogPosts, id: blogPosts.id, by: blogPosts.createdAt, where: matches(filter) }
  return pageOf(database, { ...list, page, size: PAGE_SIZE }, (ids) =>
    database.select(ROW).from(blogPosts).where(inArray(blogPosts.id, ids)),
  )
}

/** Number of posts per status. One query over an index. */
export async function postCounts(database: Queryable): Promise<Partial<Record<PostStatus, number>>> {
  const rows = await database
    .select({ status: blogPosts.status, count: sql<number>`count(*)::int` })
    .from(blogPosts)
    .groupBy(blogPosts.status)
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

/** A post of any status. */
export async function managedPost(database: Queryable, id: string): Promise<ManagedPost | undefined> {
  const [post] = await database.select().from(blogPosts).where(eq(blogPosts.id, id))
  return post
}

const ORDER = { at: blogPosts.createdAt, id: blogPosts.id }

/** All matching posts, in batches. */
export const postBatches = (database: Queryable, filter: PostFilter) =>
  inBatches(ORDER, ({ older, limit }) =>
    database
      .select({ ...ROW, cursor: cursorOf(ORDER) })
      .from(blogPosts)
      .where(and(matches(filter), older))
      .orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
      .limit(limit),
  )
