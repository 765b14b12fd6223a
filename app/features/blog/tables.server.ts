import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { redesigns, roomUploads } from '#app/features/rooms/tables.server.ts'
import { atMost, createdAt, id, moment, oneOf, updatedAt } from '#app/platform/database/columns.ts'
import { BLOG_ROOM_TYPES, POST_STATUSES } from './schema.ts'

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
    beforeImageUrl: text(),
    afterImageUrl: text(),
    roomUploadId: uuid().references(() => roomUploads.id, { onDelete: 'set null' }),
    redesignId: uuid().references(() => redesigns.id, { onDelete: 'set null' }),
    status: text({ enum: POST_STATUSES }).notNull().default('draft'),
    roomType: text({ enum: BLOG_ROOM_TYPES }),
    styleApplied: text(),
    publishedAt: moment(),
    viewCount: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('blog_posts_slug_unique').on(table.slug),
    index('blog_posts_published').on(table.status, table.publishedAt),
    index('blog_posts_newest').on(table.createdAt),
    index('blog_posts_upload').on(table.roomUploadId, table.status),
    index('blog_posts_redesign').on(table.redesignId),
    index('blog_posts_search').using(
      'gin',
      sql`to_tsvector('english', ${table.title} || ' ' || ${table.excerpt} || ' ' || ${table.content})`,
    ),
    oneOf('blog_posts_status_known', table.status, POST_STATUSES),
    oneOf('blog_posts_room_type_known', table.roomType, BLOG_ROOM_TYPES),
    atMost('blog_posts_seo_title_length', table.seoTitle, 60),
    atMost('blog_posts_meta_description_length', table.metaDescription, 155),
    check(
      'blog_posts_published_has_date',
      sql`${table.status} <> 'published' OR ${table.publishedAt} IS NOT NULL`,
    ),
    check('blog_posts_views_not_negative', sql`${table.viewCount} >= 0`),
  ],
)

/** Posts to be written from a redesign. */
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
