import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { StyleProfile } from '#app/features/styles/schema.ts'
import type { PictureBox } from '#app/platform/ai/editor.ts'
import { atMost, createdAt, id, moment, oneOf, updatedAt } from '#app/platform/database/columns.ts'
import { redesigns } from '../tables.server.ts'
import { THING_SOURCES } from './rules/found-things.ts'
import { MAX_BUDGET, MAX_DETAIL, MAX_NAME, MAX_NOTES, MAX_PRICE } from './rules/limits.ts'
import { SEARCH_FAULTS, SEARCH_STATES } from './rules/search-state.ts'
import type { ShopSearch } from './rules/shop-search.ts'

/** The design board of a version of a room, created when its owner first opens it. */
export const designBoards = pgTable(
  'design_boards',
  {
    redesignId: uuid()
      .primaryKey()
      .references(() => redesigns.id, { onDelete: 'cascade' }),
    /** A copy of the style, so that later changes of the style do not change the board. */
    styleProfile: jsonb().$type<StyleProfile>().notNull(),
    budgetCents: integer(),
    notes: text().notNull().default(''),
    /** Whether everybody with the link to the room may see the board, without prices and notes. */
    isShared: boolean().notNull().default(false),
    /** The vision model's search for things, which runs once. */
    searchState: text({ enum: SEARCH_STATES }).notNull().default('none'),
    searchId: uuid(),
    searchFault: text({ enum: SEARCH_FAULTS }),
    /** When this search asked the provider, which may charge for it from then on. */
    askedAt: moment(),
    /** Number of calls to the provider by all searches, without refused ones. */
    timesAsked: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf('design_boards_search_state_known', table.searchState, SEARCH_STATES),
    oneOf('design_boards_search_fault_known', table.searchFault, SEARCH_FAULTS),
    check(
      'design_boards_failed_search_has_fault',
      sql`(${table.searchState} = 'failed') = (${table.searchFault} IS NOT NULL)`,
    ),
    atMost('design_boards_notes_length', table.notes, MAX_NOTES),
    check(
      'design_boards_budget_range',
      sql`${table.budgetCents} BETWEEN 0 AND ${sql.raw(String(MAX_BUDGET))}`,
    ),
  ],
)

/** A thing to buy for a room that looks like its redesign. */
export const boardThings = pgTable(
  'board_things',
  {
    id: id(),
    redesignId: uuid()
      .notNull()
      .references(() => designBoards.redesignId, { onDelete: 'cascade' }),
    /** Position on the board, from 0. */
    position: integer().notNull(),
    source: text({ enum: THING_SOURCES }).notNull(),
    name: text().notNull(),
    colour: text().notNull().default(''),
    /** `#rrggbb`. */
    hex: text(),
    material: text().notNull().default(''),
    size: text().notNull().default(''),
    /** Its place in the redesign. */
    box: jsonb().$type<PictureBox>(),
    priceCents: integer(),
    got: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('board_things_board').on(table.redesignId, table.position),
    oneOf('board_things_source_known', table.source, THING_SOURCES),
    check('board_things_hex', sql`${table.hex} ~ '^#[0-9a-f]{6}$'`),
    check('board_things_price_range', sql`${table.priceCents} BETWEEN 0 AND ${sql.raw(String(MAX_PRICE))}`),
    atMost('board_things_name_length', table.name, MAX_NAME),
    atMost('board_things_colour_length', table.colour, MAX_DETAIL),
    atMost('board_things_material_length', table.material, MAX_DETAIL),
    atMost('board_things_size_length', table.size, MAX_DETAIL),
  ],
)

/** The searches for things on boards: one row, or none until an administrator sets it. */
export const shoppingSettings = pgTable(
  'shopping_settings',
  {
    /** Always 1. */
    id: integer().primaryKey().default(1),
    searches: jsonb().$type<ShopSearch[]>().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [check('shopping_settings_one_row', sql`${table.id} = 1`)],
)
