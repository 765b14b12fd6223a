import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import { createdAt, id, moment, updatedAt } from '#app/platform/database/columns.ts'
import type { Paint, StyleProfile } from './schema.ts'

export const styleDefinitions = pgTable(
  'style_definitions',
  {
    id: id(),
    styleName: text().notNull(),
    colorPalette: jsonb().$type<Paint[]>().notNull(),
    materials: text().array().notNull().default(sql`'{}'`),
    characteristics: text().array().notNull().default(sql`'{}'`),
    designPrinciples: text().array().notNull().default(sql`'{}'`),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('style_definitions_name_unique').on(table.styleName),
    index('style_definitions_active').on(table.isActive, table.styleName),
  ],
)

/** Members' style profiles. */
export const userProfiles = pgTable('user_profiles', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  styleProfile: jsonb().$type<StyleProfile>(),
  quizResponses: jsonb(),
  aiAnalysisTimestamp: moment(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
