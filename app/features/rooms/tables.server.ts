import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import type { StyleProfile } from '#app/features/styles/schema.ts'
import type { RoomAnalysis } from '#app/platform/ai/analyst.ts'
import { ENGINE_NAMES } from '#app/platform/ai/capabilities.ts'
import type { LaidFinish } from '#app/platform/ai/editor.ts'
import type { Correction } from '#app/platform/ai/surfaces.ts'
import { atMost, createdAt, id, isOneOf, moment, oneOf, updatedAt } from '#app/platform/database/columns.ts'
import type { BrushStroke } from '#app/platform/pictures/keep-mask.ts'
import {
  FAILURE_REASONS,
  GENERATION_KINDS,
  GENERATION_QUESTIONS,
  GENERATION_STAGES,
  GENERATION_STATES,
  STRENGTHS,
  UNDER_WAY,
} from './generation/rules/generation.ts'
import type { RedesignChecks } from './generation/rules/redesign-checks.ts'
import { ROOM_TYPES } from './rules/room-types.ts'
import { BOLDNESSES } from './style-previews/rules/boldness.ts'

/** A member's photo, with the state of its latest generation. */
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
    /** How much may change. */
    strength: text({ enum: STRENGTHS }).notNull().default('restyle'),
    /** Boldness of the built-in engine in the latest redesign. */
    boldness: text({ enum: BOLDNESSES }).notNull().default('usual'),
    wallsOnly: boolean().notNull().default(false),
    /** The column keeps its original name, which older processes read during an upgrade. */
    itemsToKeep: jsonb('keepsakes').$type<string[]>().notNull().default([]),
    /** Brush strokes over the photo; every redesign restores what they cover. */
    keepStrokes: jsonb().$type<BrushStroke[]>().notNull().default([]),
    /** Corrections from the colour preview, latest last. The column keeps its original name, as above. */
    corrections: jsonb('surface_taps').$type<Correction[]>().notNull().default([]),
    /** The vision model's analysis of the photo; null before it. */
    roomAnalysis: jsonb().$type<RoomAnalysis>(),
    /** Issued with the form. It makes repeated submissions idempotent. */
    submissionId: uuid().notNull(),
    generationId: uuid(),
    generationKind: text({ enum: GENERATION_KINDS }),
    generationState: text({ enum: GENERATION_STATES }).notNull().default('idle'),
    /** Chosen when the generation was requested; only a paid engine holds a credit. */
    generationEngine: text({ enum: ENGINE_NAMES }),
    generationStage: text({ enum: GENERATION_STAGES }),
    generationReason: text({ enum: FAILURE_REASONS }),
    /** The question to the owner that must be answered first. */
    generationQuestion: text({ enum: GENERATION_QUESTIONS }),
    /** Whether the owner wants colour previews although the photo shows people. */
    acceptsPeople: boolean().notNull().default(false),
    /** The technical cause, for administrators; contains no secret. */
    generationDetail: text(),
    /** Whether it was requested again after a failure. */
    generationIsRetry: boolean().notNull().default(false),
    /** When it began to wait for a provider that is down. */
    generationPausedAt: moment(),
    /** Failed calls to the provider before the latest pause. */
    generationTries: integer().notNull().default(0),
    /** Whether it holds no credit: a kept style, a repainting, a free retry. */
    generationIsFree: boolean().notNull().default(false),
    /** The flawed redesign that a free retry repeats; null for all other generations. */
    generationFreeTryOf: uuid(),
    /** Number of the member's other rooms under way at the time of the request. */
    generationTurn: integer().notNull().default(0),
    generationRequestedAt: moment(),
    generationEndedAt: moment(),
    /** The redesign that a revision starts from; null for all others. */
    generationSourceId: uuid(),
    /** Storage key of a running generation's latest partial picture. */
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
    oneOf('room_uploads_boldness_known', table.boldness, BOLDNESSES),
    oneOf('room_uploads_generation_kind_known', table.generationKind, GENERATION_KINDS),
    oneOf('room_uploads_generation_state_known', table.generationState, GENERATION_STATES),
    oneOf('room_uploads_generation_engine_known', table.generationEngine, ENGINE_NAMES),
    oneOf('room_uploads_generation_stage_known', table.generationStage, GENERATION_STAGES),
    oneOf('room_uploads_generation_reason_known', table.generationReason, FAILURE_REASONS),
    oneOf('room_uploads_generation_question_known', table.generationQuestion, GENERATION_QUESTIONS),
    check(
      'room_uploads_asking_has_question',
      sql`(${table.generationState} = 'asking') = (${table.generationQuestion} IS NOT NULL)`,
    ),
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
    /** The generation that made it. A generation makes at most one redesign. */
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
    /** The `lookId` of its style at that time; null for redesigns from before this was stored. */
    look: text(),
    boldness: text({ enum: BOLDNESSES }).notNull().default('usual'),
    feedback: text(),
    /** The room's corrections when it was made. */
    corrections: jsonb('surface_taps').$type<Correction[]>().notNull().default([]),
    redesignConcept: text(),
    layoutRecommendations: text(),
    /** The finishes laid on its surfaces; null if the engine does not report them. */
    finishes: jsonb().$type<LaidFinish[]>(),
    userRating: integer(),
    /** Results of the checks before delivery; null when unchecked. */
    checks: jsonb().$type<RedesignChecks>(),
    /** Whether it failed its checks, so that no credit was charged. */
    freeOfCharge: boolean().notNull().default(false),
    /** Whether a free retry is still available. */
    offersFreeTry: boolean().notNull().default(false),
    /** Working time, from the start of the worker. */
    generationSeconds: integer(),
    generatedAt: createdAt(),
    createdAt: createdAt(),
  },
  (table) => [
    index('redesigns_newest').on(table.engine, table.generatedAt, table.generationSeconds),
    index('redesigns_upload').on(table.roomUploadId, table.generatedAt),
    oneOf('redesigns_kind_known', table.kind, GENERATION_KINDS),
    oneOf('redesigns_engine_known', table.engine, ENGINE_NAMES),
    oneOf('redesigns_boldness_known', table.boldness, BOLDNESSES),
    check('redesigns_rating_range', sql`${table.userRating} BETWEEN 1 AND 5`),
    check('redesigns_size', sql`${table.width} > 0 AND ${table.height} > 0`),
  ],
)
