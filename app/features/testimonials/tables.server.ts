import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import { createdAt, id } from '#app/platform/database/columns.ts'

export const testimonials = pgTable(
  'testimonials',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    location: text(),
    content: text().notNull(),
    rating: integer(),
    isVisible: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    index('testimonials_visible').on(table.isVisible, table.createdAt),
    index('testimonials_user').on(table.userId),
    check('testimonials_rating_range', sql`${table.rating} BETWEEN 1 AND 5`),
  ],
)
