import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import { designBoards } from '#app/features/rooms/board/tables.server.ts'
import { roomUploads } from '#app/features/rooms/tables.server.ts'
import { atMost, createdAt, id, moment, oneOf, updatedAt } from '#app/platform/database/columns.ts'
import { requestSearchText, submissionSearchText } from './queries/search-text.server.ts'
import {
  BUDGET_RANGES,
  CONTACT_PREFERENCES,
  INTAKE_ROOM_TYPES,
  PROJECT_TYPES,
  REQUEST_STATUSES,
  SUBMISSION_STATUSES,
  TIMELINES,
} from './rules/choices.ts'

export const designerRequests = pgTable(
  'designer_requests',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text(),
    phone: text(),
    streetAddress: text(),
    city: text(),
    state: text(),
    zipCode: text(),
    projectType: text({ enum: PROJECT_TYPES }).notNull(),
    budgetRange: text({ enum: BUDGET_RANGES }),
    timeline: text({ enum: TIMELINES }),
    contactPreference: text({ enum: CONTACT_PREFERENCES }).notNull().default('email'),
    message: text().notNull(),
    additionalDetails: text(),
    /** Storage keys of photos sent with the request. */
    photos: text().array().notNull().default(sql`'{}'`),
    /** The sender's room that the request is about. */
    roomUploadId: uuid().references(() => roomUploads.id, { onDelete: 'set null' }),
    /** The sender's design board. */
    boardId: uuid().references(() => designBoards.redesignId, { onDelete: 'set null' }),
    status: text({ enum: REQUEST_STATUSES }).notNull().default('pending'),
    /** The assignee. */
    assigneeId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('designer_requests_assignee').on(table.assigneeId, table.createdAt),
    index('designer_requests_status').on(table.status, table.createdAt, table.id),
    index('designer_requests_newest').on(table.createdAt, table.id),
    index('designer_requests_user').on(table.userId),
    index('designer_requests_room').on(table.roomUploadId),
    index('designer_requests_board').on(table.boardId),
    index('designer_requests_search').using('gin', sql`${requestSearchText(table)} gin_trgm_ops`),
    index('designer_requests_email').on(sql`lower(${table.email})`, table.createdAt),
    oneOf('designer_requests_project_type_known', table.projectType, PROJECT_TYPES),
    oneOf('designer_requests_budget_range_known', table.budgetRange, BUDGET_RANGES),
    oneOf('designer_requests_timeline_known', table.timeline, TIMELINES),
    oneOf('designer_requests_contact_preference_known', table.contactPreference, CONTACT_PREFERENCES),
    oneOf('designer_requests_status_known', table.status, REQUEST_STATUSES),
    atMost('designer_requests_message_length', table.message, 3000),
    atMost('designer_requests_details_length', table.additionalDetails, 1500),
  ],
)

/** Replies to requests. The outbox has the message itself, under the reply's id. */
export const designerReplies = pgTable(
  'designer_replies',
  {
    id: id(),
    designerRequestId: uuid()
      .notNull()
      .references(() => designerRequests.id),
    templateName: text().notNull(),
    subject: text().notNull(),
    customMessage: text(),
    hasIntakeLink: boolean().notNull(),
    sentBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('designer_replies_request').on(table.designerRequestId, table.createdAt),
    index('designer_replies_sender').on(table.sentBy),
  ],
)

/** The team's notes on requests. No client sees them, in messages or in downloads. */
export const designerNotes = pgTable(
  'designer_notes',
  {
    id: id(),
    designerRequestId: uuid()
      .notNull()
      .references(() => designerRequests.id),
    note: text().notNull(),
    writtenBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('designer_notes_request').on(table.designerRequestId, table.createdAt),
    index('designer_notes_writer').on(table.writtenBy),
    atMost('designer_notes_length', table.note, 2000),
  ],
)

/** Links to intake forms. Only the token's hash is stored. */
export const designIntakeTokens = pgTable(
  'design_intake_tokens',
  {
    id: id(),
    /** SHA-256 of the token, hexadecimal. */
    token: text().notNull(),
    designerRequestId: uuid()
      .notNull()
      .references(() => designerRequests.id),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('design_intake_tokens_token_unique').on(table.token),
    index('design_intake_tokens_request').on(table.designerRequestId),
    check('design_intake_tokens_hashed', sql`${table.token} ~ '^[0-9a-f]{64}$'`),
  ],
)

export const designIntakeSubmissions = pgTable(
  'design_intake_submissions',
  {
    id: id(),
    designerRequestId: uuid()
      .notNull()
      .references(() => designerRequests.id),
    clientName: text().notNull(),
    clientEmail: text().notNull(),
    clientPhone: text(),
    roomType: text({ enum: INTAKE_ROOM_TYPES }).notNull(),
    roomPrimaryFunction: text(),
    roomSizeSqft: integer(),
    roomDimensions: text(),
    ceilingHeight: text(),
    currentIssues: text(),
    designGoals: text(),
    currentSpacePhotos: text().array().notNull().default(sql`'{}'`),
    inspirationImages: text().array().notNull().default(sql`'{}'`),
    preferredStyles: text().array().notNull().default(sql`'{}'`),
    colorPreferences: text(),
    materialPreferences: text(),
    styleInspiration: text(),
    mustKeepFurniture: text(),
    furnitureToReplace: text(),
    existingFurnitureCondition: text(),
    roomLayoutDescription: text(),
    windowsDoorsDescription: text(),
    lightingDescription: text(),
    electricalOutlets: text(),
    preferredStartDate: date(),
    expectedCompletionTimeframe: text(),
    budgetRange: text(),
    budgetFlexibility: text(),
    accessibilityNeeds: text(),
    petConsiderations: text(),
    lifestyleConsiderations: text(),
    specialRequirements: text(),
    priorityAreas: text(),
    designStyleFlexibility: text(),
    additionalNotes: text(),
    submissionStatus: text({ enum: SUBMISSION_STATUSES }).notNull().default('new'),
    adminNotes: text(),
    reviewedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('design_intake_submissions_request').on(table.designerRequestId),
    index('design_intake_submissions_newest').on(table.createdAt, table.id),
    index('design_intake_submissions_status').on(table.submissionStatus, table.createdAt),
    index('design_intake_submissions_search').using('gin', sql`${submissionSearchText(table)} gin_trgm_ops`),
    oneOf('design_intake_submissions_room_type_known', table.roomType, INTAKE_ROOM_TYPES),
    oneOf('design_intake_submissions_status_known', table.submissionStatus, SUBMISSION_STATUSES),
    check('design_intake_submissions_size', sql`${table.roomSizeSqft} > 0`),
  ],
)

export const projectCases = pgTable(
  'project_cases',
  {
    id: id(),
    title: text().notNull(),
    designerRequestId: uuid().references(() => designerRequests.id),
    intakeSubmissionId: uuid().references(() => designIntakeSubmissions.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('project_cases_request').on(table.designerRequestId),
    index('project_cases_submission').on(table.intakeSubmissionId),
  ],
)
