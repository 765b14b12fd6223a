import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import { createdAt, id, oneOf, updatedAt } from '#app/platform/database/columns.ts'
import { API_TYPES } from './schema.ts'

/** The AI provider's settings: one row. */
export const openaiSettings = pgTable(
  'openai_settings',
  {
    /** Always 1. */
    id: integer().primaryKey().default(1),
    apiKeyEncrypted: text(),
    modelStyleAnalysis: text().notNull(),
    modelImageGeneration: text().notNull(),
    maxTokensStyle: integer().notNull().default(500),
    maxTokensRedesign: integer().notNull().default(1000),
    temperature: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull().default(0.7),
    rateLimitPerUser: integer().notNull().default(10),
    monthlyBudgetCents: integer().notNull().default(10_000),
    roomRedesignPrompt: text(),
    styleAnalysisPrompt: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('openai_settings_one_row', sql`${table.id} = 1`),
    check(
      'openai_settings_bounds',
      sql`${table.maxTokensStyle} BETWEEN 100 AND 2000 AND ${table.maxTokensRedesign} BETWEEN 100 AND 2000 AND ${table.temperature} BETWEEN 0 AND 1 AND ${table.rateLimitPerUser} BETWEEN 1 AND 100 AND ${table.monthlyBudgetCents} >= 1000`,
    ),
  ],
)

/** Every call to the AI provider, with its cost. */
export const apiUsageLogs = pgTable(
  'api_usage_logs',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    apiType: text({ enum: API_TYPES }).notNull(),
    model: text(),
    tokensTotal: integer().notNull().default(0),
    costCents: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull().default(0),
    success: boolean().notNull(),
    processingTimeMs: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('api_usage_logs_user').on(table.userId, table.createdAt),
    index('api_usage_logs_type').on(table.apiType, table.createdAt),
    index('api_usage_logs_newest').on(table.createdAt),
    oneOf('api_usage_logs_type_known', table.apiType, API_TYPES),
    check(
      'api_usage_logs_not_negative',
      sql`${table.tokensTotal} >= 0 AND ${table.costCents} >= 0 AND ${table.processingTimeMs} >= 0`,
    ),
  ],
)
