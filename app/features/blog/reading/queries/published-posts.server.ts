import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queryable } from '#app/platform/database/database.ts'
import { readingMinutes } from '../../rules/words.ts'
import { BLOG_ROOM_TYPES, type PostPicture } from '../../schema/posts.ts'
import { blogFormerSlugs, blogPosts } from '../../tables.server.ts'

/** Posts of a page: rows of two and of three come out even. */
const PAGE_SIZE = 12
/** Readers find older posts by searching, because they read a list from its beginning. */
const LAST_PAGE = 1000
const RELATED = 3

/** Only these are for the public: everything the public sees asks for it. */
export const isPublished = sql`${blogPosts.status} = 'published'`

/** What a list shows of a post. */
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
  // A published post has a date: the table checks it.
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
  /** There are older posts. */
  hasMore: boolean
}

/**
 * A page of the blog, newest first. The posts are not counted, so that the first page costs the same however many
 * there are.
 *
 * @param list.page counted from 1; one beyond the last is empty
 * @param list.roomType only posts about such rooms; without one, the first page has one post more, to lead with
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

/** Room types that published posts are about, in the order of the list. */
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

/** A published post as its page shows it; undefined when there is none at this address. */
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

/** Where a post is published now that was published at this address before; undefined when there is none. */
export async function movedTo(database: Queryable, formerSlug: string): Promise<string | undefined> {
  const [found] = await database
    .select({ slug: blogPosts.slug })
    .from(blogFormerSlugs)
    .innerJoin(blogPosts, eq(blogPosts.id, blogFormerSlugs.postId))
    .where(and(isPublished, eq(blogFormerSlugs.slug, formerSlug)))
  return found?.slug
}

export type PublishedPost = NonNullable<Awaited<ReturnType<typeof publishedPost>>>

/** Posts to read next: about such a room in the same style, about such a room, in the same style, and the newest. */
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
