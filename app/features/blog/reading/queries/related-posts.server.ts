import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queryable } from '#app/platform/database/database.ts'
import { blogPosts } from '../../tables.server.ts'
import { CARD, isPublished, type ListedPost } from './published-posts.server.ts'

const RELATED = 3

/** Posts to read next, by relevance: same room and style, same room, same style, newest. */
export async function relatedPosts(
  database: Queryable,
  { id, roomType, styleApplied }: Pick<ListedPost, 'id' | 'roomType' | 'styleApplied'>,
): Promise<ListedPost[]> {
  const ofRoom = roomType ? sql`${blogPosts.roomType} = ${roomType}` : sql`false`
  const ofStyle = styleApplied ? eq(blogPosts.styleApplied, styleApplied) : sql`false`
  const newest = (distance: number, condition: SQL | undefined) =>
    database
      .select({ ...CARD, distance: sql<number>`${sql.raw(String(distance))}`.as('distance') })
      .from(blogPosts)
      .where(and(isPublished, ne(blogPosts.id, id), condition))
      .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
      .limit(RELATED)
  const found = await unionAll(
    newest(0, and(ofRoom, ofStyle)),
    newest(1, ofRoom),
    newest(2, ofStyle),
    newest(3, undefined),
  )
  const nearest = found.toSorted((one, other) => one.distance - other.distance)
  const byId = new Map<string, ListedPost>()
  for (const { distance: _, ...post } of nearest) if (!byId.has(post.id)) byId.set(post.id, post)
  return [...byId.values()].slice(0, RELATED)
}
