import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { atMost, createdAt, id, oneOf } from '#app/platform/database/columns.ts'
import { redesigns, roomUploads } from '../tables.server.ts'
import { VERDICTS } from './schema.ts'

/**
 * A room that its owner shares by link. The link's token is derived from the id and the site's secret, so a copy of
 * this table opens nothing. Deleting the row ends the link.
 */
export const roomShares = pgTable('room_shares', {
  id: id(),
  roomUploadId: uuid()
    .notNull()
    .unique()
    .references(() => roomUploads.id, { onDelete: 'cascade' }),
  /** Whether the page may show the owner's first name. */
  showsName: boolean().notNull().default(false),
  createdAt: createdAt(),
})

/** A visitor's favourite version, or their opinion on the only one. One vote per browser. */
export const versionVotes = pgTable(
  'version_votes',
  {
    id: id(),
    roomShareId: uuid()
      .notNull()
      .references(() => roomShares.id, { onDelete: 'cascade' }),
    redesignId: uuid()
      .notNull()
      .references(() => redesigns.id, { onDelete: 'cascade' }),
    /** Identifies a browser, not its user. */
    voter: uuid().notNull(),
    voterName: text(),
    verdict: text({ enum: VERDICTS }).notNull().default('love'),
    /** When the browser voted last. */
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('version_votes_once').on(table.roomShareId, table.voter),
    index('version_votes_redesign').on(table.redesignId),
    oneOf('version_votes_verdict_known', table.verdict, VERDICTS),
    atMost('version_votes_name_length', table.voterName, 60),
  ],
)
