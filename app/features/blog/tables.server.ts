import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { redesigns, roomUploads } from '#app/features/rooms/tables.server.ts'
import type { Article } from '#app/platform/ai/writer.ts'
import { atMost, createdAt, id, moment, oneOf, updatedAt } from '#app/platform/database/columns.ts'
import { BLOG_ROOM_TYPES, POST_STATUSES, POST_WRITERS, type PostPicture } from './schema/posts.ts'
import { POST_LIMITS } from './writing/rules/post-limits.ts'
import { PLAIN_TEXT, SEARCH_VECTOR } from './writing/rules/search-text.ts'

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

const isPublished = sql`status = 'published'`

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull(),
    excerpt: text().notNull().default(''),
    /** Sanitised HTML. */
    content: text().notNull(),
    seoTitle: text(),
    metaDescription: text(),
    tags: text().array().notNull().default(sql`'{}'`),
    /** Base addresses of pictures: `-{width}.avif` and `-{width}.webp` follow. Lists show the second one. */
    beforeImageUrl: text(),
    beforeImage: jsonb().$type<PostPicture>(),
    afterImageUrl: text(),
    afterImage: jsonb().$type<PostPicture>(),
    roomUploadId: uuid().references(() => roomUploads.id, { onDelete: 'set null' }),
    redesignId: uuid().references(() => redesigns.id, { onDelete: 'set null' }),
    status: text({ enum: POST_STATUSES }).notNull().default('draft'),
    roomType: text({ enum: BLOG_ROOM_TYPES }),
    styleApplied: text(),
    /** Author of the first version. A version built from facts must be edited before publication. */
    writtenBy: text({ enum: POST_WRITERS }).notNull().default('person'),
    needsEditing: boolean().notNull().default(false),
    /** When the deletion of its room took the post off the site. */
    withdrawnAt: moment(),
    publishedAt: moment(),
    viewCount: integer().notNull().default(0),
    plainText: text().notNull().generatedAlwaysAs(sql.raw(PLAIN_TEXT.trim())),
    searchVector: searchVector().notNull().generatedAlwaysAs(sql.raw(SEARCH_VECTOR.trim())),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('blog_posts_slug_unique').on(table.slug),
    index('blog_posts_published').on(table.status, table.publishedAt, table.id),
    index('blog_posts_published_room').on(table.roomType, table.publishedAt, table.id).where(isPublished),
    index('blog_posts_published_style')
      .on(table.styleApplied, table.publishedAt, table.id)
      .where(isPublished),
    index('blog_posts_newest').on(table.createdAt, table.id),
    index('blog_posts_upload').on(table.roomUploadId, table.status),
    index('blog_posts_redesign').on(table.redesignId),
    index('blog_posts_search').using('gin', table.searchVector),
    index('blog_posts_title_search').using('gin', table.title.op('gin_trgm_ops')),
    oneOf('blog_posts_status_known', table.status, POST_STATUSES),
    oneOf('blog_posts_room_type_known', table.roomType, BLOG_ROOM_TYPES),
    check(
      'blog_posts_slug_form',
      sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND ${table.slug} NOT IN ('search', 'pictures')`,
    ),
    atMost('blog_posts_slug_length', table.slug, POST_LIMITS.slug),
    atMost('blog_posts_title_length', table.title, POST_LIMITS.title),
    atMost('blog_posts_excerpt_length', table.excerpt, POST_LIMITS.excerpt),
    atMost('blog_posts_content_length', table.content, POST_LIMITS.content),
    atMost('blog_posts_seo_title_length', table.seoTitle, POST_LIMITS.seoTitle),
    atMost('blog_posts_meta_description_length', table.metaDescription, POST_LIMITS.metaDescription),
    check(
      'blog_posts_pictures_described',
      sql`(${table.beforeImageUrl} IS NULL) = (${table.beforeImage} IS NULL) AND (${table.afterImageUrl} IS NULL) = (${table.afterImage} IS NULL)`,
    ),
    check(
      'blog_posts_published_has_date',
      sql`${table.status} <> 'published' OR ${table.publishedAt} IS NOT NULL`,
    ),
    check(
      'blog_posts_edited_first',
      sql`NOT (${table.needsEditing} AND ${table.status} IN ('published', 'approved'))`,
    ),
    oneOf('blog_posts_writer_known', table.writtenBy, POST_WRITERS),
    index('blog_posts_room_gone')
      .on(table.id)
      .where(
        sql`${table.writtenBy} <> 'person' AND ${table.roomUploadId} IS NULL AND ${table.withdrawnAt} IS NULL`,
      ),
    check('blog_posts_views_not_negative', sql`${table.viewCount} >= 0`),
  ],
)

/** Former addresses of published posts, which redirect to the current one. */
export const blogFormerSlugs = pgTable(
  'blog_former_slugs',
  {
    slug: text().primaryKey(),
    postId: uuid()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('blog_former_slugs_post').on(table.postId)],
)

/**
 * One row per visitor, post and day. The visitor is a keyed hash of the day, network address and browser, so that
 * rows of two days cannot be linked. A nightly job deletes past days.
 */
export const blogPostViews = pgTable(
  'blog_post_views',
  {
    postId: uuid()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    visitor: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.day, table.visitor] }),
    index('blog_post_views_day').on(table.day),
  ],
)

/** Every word of the published posts, maintained by a trigger. Mistyped words are compared with it. */
export const blogWords = pgTable('blog_words', { word: text().primaryKey() }, (table) => [
  index('blog_words_similar').using('gin', table.word.op('gin_trgm_ops')),
])

/** Which of the product's own posts were added, so that a deleted one does not return. */
export const blogFirstPosts = pgTable('blog_first_posts', {
  slug: text().primaryKey(),
  createdAt: createdAt(),
})

/**
 * Every blog picture in storage, by the id in its address. A picture without a post comes from an unsaved editor and
 * is removed after a day.
 */
export const blogPictures = pgTable(
  'blog_pictures',
  {
    id: id(),
    postId: uuid().references(() => blogPosts.id, { onDelete: 'set null' }),
    widths: integer().array().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('blog_pictures_post').on(table.postId),
    index('blog_pictures_unused').on(table.createdAt).where(sql`${table.postId} IS NULL`),
    check('blog_pictures_size', sql`${table.width} > 0 AND ${table.height} > 0`),
  ],
)

/** Requested posts about redesigns. */
export const blogGenerationQueue = pgTable(
  'blog_generation_queue',
  {
    id: id(),
    status: text({ enum: POST_STATUSES }).notNull().default('pending'),
    roomUploadId: uuid()
      .notNull()
      .references(() => roomUploads.id, { onDelete: 'cascade' }),
    redesignId: uuid()
      .notNull()
      .references(() => redesigns.id, { onDelete: 'cascade' }),
    /** Whether the post is published without a review. */
    publishes: boolean().notNull().default(false),
    /** The model's article, stored so that a crash does not buy it twice. Null once the post is stored. */
    article: jsonb().$type<Article>(),
    /** Why the post could not be written, in words for administrators. */
    failure: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('blog_generation_queue_once').on(table.roomUploadId, table.redesignId),
    index('blog_generation_queue_status').on(table.status),
    index('blog_generation_queue_redesign').on(table.redesignId),
    oneOf('blog_generation_queue_status_known', table.status, POST_STATUSES),
  ],
)
