import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import type { StyleProfile } from '#app/features/styles/schema.ts'
import type { RoomAnalysis } from '#app/platform/ai/analyst.ts'
import { ENGINE_NAMES } from '#app/platform/ai/capabilities.ts'
import type { SurfaceTap } from '#app/platform/ai/surfaces.ts'
import { atMost, createdAt, id, isOneOf, moment, oneOf, updatedAt } from '#app/platform/database/columns.ts'
import type { BrushStroke } from '#app/platform/pictures/keep-mask.ts'
import {
  FAILURE_REASONS,
  GENERATION_KINDS,
  GENERATION_STAGES,
  GENERATION_STATES,
  STRENGTHS,
  UNDER_WAY,
} from './generation/rules/generation.ts'
import type { RedesignChecks } from './generation/rules/redesign-checks.ts'
import { ROOM_TYPES } from './rules/room-types.ts'

/** A photo a member uploaded, with the state of its latest generation. */
export const roomUploads = pgTable(
  'room_uploads',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Storage key `{userId}/{timestamp}.{extension}`; pictures are served through a guarded route. */
    imageUrl: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text().notNull(),
    roomType: text({ enum: ROOM_TYPES }).notNull(),
    description: text(),
    userFeedback: text(),
    aiRedesignRequested: boolean().notNull().default(false),
    userStylePreference: text(),
    styleProfile: jsonb().$type<StyleProfile>(),
    /** How much may change, and what the person wants to keep, in their words. */
    strength: text({ enum: STRENGTHS }).notNull().default('restyle'),
    wallsOnly: boolean().notNull().default(false),
    keepsakes: jsonb().$type<string[]>().notNull().default([]),
    /** What they brushed over on the photo: it is put back as it was. */
    keepStrokes: jsonb().$type<BrushStroke[]>().notNull().default([]),
    /** What they said of its surfaces in the colour preview, the latest last. */
    surfaceTaps: jsonb().$type<SurfaceTap[]>().notNull().default([]),
    /** What the vision model says of the photo; missing until it was asked. */
    roomAnalysis: jsonb().$type<RoomAnalysis>(),
    /** Sent with the form, so that a form sent twice is one upload. */
    submissionId: uuid().notNull(),
    generationId: uuid(),
    generationKind: text({ enum: GENERATION_KINDS }),
    generationState: text({ enum: GENERATION_STATES }).notNull().default('idle'),
    /** Who was to make it when it was asked for: a credit is held for an image model only. */
    generationEngine: text({ enum: ENGINE_NAMES }),
    generationStage: text({ enum: GENERATION_STAGES }),
    generationReason: text({ enum: FAILURE_REASONS }),
    /** What happened in technical words, for administrators; holds no secret. */
    generationDetail: text(),
    /** Somebody asked for it again after it had failed. */
    generationIsRetry: boolean().notNull().default(false),
    /** Since when it waits for a provider that is down; nobody works on it meanwhile. */
    generationPausedAt: moment(),
    /** How often the provider was asked in vain before the latest pause. */
    generationTries: integer().notNull().default(0),
    /** A second chance after a redesign that missed its checks: no credit is held for it. */
    generationIsFree: boolean().notNull().default(false),
    /** How many rooms of the same person were under way when this one was asked for. */
    generationTurn: integer().notNull().default(0),
    generationRequestedAt: moment(),
    generationEndedAt: moment(),
    /** The redesign that a revision starts from; the photo itself for everything else. */
    generationSourceId: uuid(),
    /** Storage key of the latest partial picture of a running generation. */
    generationPreview: text(),
    uploadedAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('room_uploads_submission_unique').on(table.userId, table.submissionId),
    index('room_uploads_user').on(table.userId, table.updatedAt),
    index('room_uploads_newest').on(table.updatedAt, table.id),
    index('room_uploads_room_type').on(table.roomType, table.updatedAt, table.id),
    index('room_uploads_style').on(table.userStylePreference, table.updatedAt, table.id),
    index('room_uploads_not_done')
      .on(table.updatedAt, table.id)
      .where(sql`${table.generationState} <> 'done'`),
    index('room_uploads_description_search').using('gin', table.description.op('gin_trgm_ops')),
    index('room_uploads_failed').on(table.generationEndedAt).where(sql`${table.generationState} = 'failed'`),
    index('room_uploads_running').on(table.generationState).where(isOneOf(table.generationState, UNDER_WAY)),
    oneOf('room_uploads_room_type_known', table.roomType, ROOM_TYPES),
    oneOf('room_uploads_strength_known', table.strength, STRENGTHS),
    oneOf('room_uploads_generation_kind_known', table.generationKind, GENERATION_KINDS),
    oneOf('room_uploads_generation_state_known', table.generationState, GENERATION_STATES),
    oneOf('room_uploads_generation_engine_known', table.generationEngine, ENGINE_NAMES),
    oneOf('room_uploads_generation_stage_known', table.generationStage, GENERATION_STAGES),
    oneOf('room_uploads_generation_reason_known', table.generationReason, FAILURE_REASONS),
    check(
      'room_uploads_failure_has_reason',
      sql`(${table.generationState} = 'failed') = (${table.generationReason} IS NOT NULL)`,
    ),
    check(
      'room_uploads_generation_identified',
      sql`${table.generationState} = 'idle' OR ${table.generationId} IS NOT NULL`,
    ),
    check('room_uploads_size', sql`${table.width} > 0 AND ${table.height} > 0`),
    atMost('room_uploads_feedback_length', table.userFeedback, 1000),
  ],
)

/** A finished redesign of an upload. */
export const redesigns = pgTable(
  'redesigns',
  {
    id: id(),
    roomUploadId: uuid()
      .notNull()
      .references(() => roomUploads.id, { onDelete: 'cascade' }),
    /** The generation that made it: one generation makes at most one redesign. */
    generationId: uuid().notNull().unique(),
    kind: text({ enum: GENERATION_KINDS }).notNull(),
    /** The version of the same room that a revision started from. */
    startedFromId: uuid(),
    /** Storage key. */
    redesignImageUrl: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text().notNull(),
    engine: text({ enum: ENGINE_NAMES }).notNull(),
    style: text().notNull(),
    feedback: text(),
    /** What had been said of the room's surfaces when it was made. */
    surfaceTaps: jsonb().$type<SurfaceTap[]>().notNull().default([]),
    redesignConcept: text(),
    layoutRecommendations: text(),
    userRating: integer(),
    /** What the checks before delivery found; missing where none were made. */
    checks: jsonb().$type<RedesignChecks>(),
    /** It missed its checks and cost nothing. */
    freeOfCharge: boolean().notNull().default(false),
    /** Whether it may be tried again at no cost; until that was done. */
    offersFreeTry: boolean().notNull().default(false),
    /** From the moment a worker began. */
    generationSeconds: integer(),
    generatedAt: createdAt(),
    createdAt: createdAt(),
  },
  (table) => [
    index('redesigns_newest').on(table.engine, table.generatedAt, table.generationSeconds),
    index('redesigns_upload').on(table.roomUploadId, table.generatedAt),
    oneOf('redesigns_kind_known', table.kind, GENERATION_KINDS),
    oneOf('redesigns_engine_known', table.engine, ENGINE_NAMES),
    check('redesigns_rating_range', sql`${table.userRating} BETWEEN 1 AND 5`),
    check('redesigns_size', sql`${table.width} > 0 AND ${table.height} > 0`),
  ],
)
