import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import { OUTAGES } from '#app/platform/ai/failure.ts'
import type { ModelPrice } from '#app/platform/ai/provider.ts'
import { createdAt, id, moment, oneOf, updatedAt } from '#app/platform/database/columns.ts'
import { CIRCUITS } from './provider/rules/circuit.ts'
import { DEFAULT_AI_SETTINGS, IMAGE_QUALITIES } from './rules/defaults.ts'
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
    modelImageFallback: text(),
    imageQuality: text({ enum: IMAGE_QUALITIES }).notNull().default(DEFAULT_AI_SETTINGS.imageQuality),
    maxTokensStyle: integer().notNull().default(DEFAULT_AI_SETTINGS.maxTokensStyle),
    maxTokensRedesign: integer().notNull().default(DEFAULT_AI_SETTINGS.maxTokensRedesign),
    temperature: numeric({ precision: 2, scale: 1, mode: 'number' })
      .notNull()
      .default(DEFAULT_AI_SETTINGS.temperature),
    rateLimitPerUser: integer().notNull().default(DEFAULT_AI_SETTINGS.rateLimitPerUser),
    monthlyBudgetCents: integer().notNull().default(DEFAULT_AI_SETTINGS.monthlyBudgetCents),
    /** Whether photos are analysed before their redesign, and redesigns inspected before delivery. */
    checksPhoto: boolean().notNull().default(DEFAULT_AI_SETTINGS.checksPhoto),
    checksStructure: boolean().notNull().default(DEFAULT_AI_SETTINGS.checksStructure),
    checksRedesign: boolean().notNull().default(DEFAULT_AI_SETTINGS.checksRedesign),
    roomRedesignPrompt: text(),
    styleAnalysisPrompt: text(),
    prices: jsonb().$type<ModelPrice[]>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('openai_settings_one_row', sql`${table.id} = 1`),
    oneOf('openai_settings_quality_known', table.imageQuality, IMAGE_QUALITIES),
    check(
      'openai_settings_bounds',
      sql`${table.maxTokensStyle} BETWEEN 100 AND 2000 AND ${table.maxTokensRedesign} BETWEEN 100 AND 2000 AND ${table.temperature} BETWEEN 0 AND 1 AND ${table.rateLimitPerUser} BETWEEN 1 AND 100 AND ${table.monthlyBudgetCents} >= 1000`,
    ),
  ],
)

/** Earlier versions of the settings, without the key. */
export const openaiSettingsVersions = pgTable(
  'openai_settings_versions',
  {
    id: id(),
    settings: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The administrator who replaced them. */
    replacedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('openai_settings_versions_newest').on(table.createdAt)],
)

/** Every call to the AI provider with its cost, an estimate while it is running. */
export const apiUsageLogs = pgTable(
  'api_usage_logs',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The room and the attempt it was made for. Both ids outlive the room, like the cost. */
    roomUploadId: uuid(),
    generationId: uuid(),
    apiType: text({ enum: API_TYPES }).notNull(),
    model: text(),
    tokensTotal: integer().notNull().default(0),
    costCents: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull().default(0),
    success: boolean().notNull(),
    processingTimeMs: integer().notNull().default(0),
    createdAt: createdAt(),
    /** Null while the call is running, or when its process was lost. */
    endedAt: moment(),
  },
  (table) => [
    index('api_usage_logs_user').on(table.userId, table.createdAt),
    index('api_usage_logs_upload').on(table.roomUploadId, table.createdAt),
    index('api_usage_logs_type').on(table.apiType, table.createdAt),
    index('api_usage_logs_newest').on(table.createdAt),
    oneOf('api_usage_logs_type_known', table.apiType, API_TYPES),
    check(
      'api_usage_logs_not_negative',
      sql`${table.tokensTotal} >= 0 AND ${table.costCents} >= 0 AND ${table.processingTimeMs} >= 0`,
    ),
  ],
)

/** The provider's failing services, for all processes. A row is deleted when its service answers. */
export const aiCircuits = pgTable(
  'ai_circuits',
  {
    name: text({ enum: CIRCUITS }).primaryKey(),
    failures: integer().notNull(),
    cause: text({ enum: OUTAGES }).notNull(),
    /** The provider's last answer, without secrets. */
    detail: text().notNull(),
    failedAt: moment().notNull(),
    /** Null while the service is still called. */
    openedAt: moment(),
    retryAt: moment(),
  },
  (table) => [
    oneOf('ai_circuits_name_known', table.name, CIRCUITS),
    oneOf('ai_circuits_cause_known', table.cause, OUTAGES),
    check('ai_circuits_open_has_end', sql`(${table.openedAt} IS NULL) = (${table.retryAt} IS NULL)`),
  ],
)
