import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import { STAFF_ROLES } from '#app/lib/roles.ts'
import { atMost, createdAt, id, moment, oneOf, updatedAt } from '#app/platform/database/columns.ts'

/** Open invitations to the team. The link in the message names the row. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: id(),
    email: text().notNull().unique(),
    role: text({ enum: STAFF_ROLES }).notNull(),
    /** The invitation is void once this person is no longer an administrator. */
    invitedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('team_invitations_role_known', table.role, STAFF_ROLES),
    atMost('team_invitations_email_length', table.email, 255),
    index('team_invitations_expiry').on(table.expiresAt),
  ],
)

/** Settings for the whole team: one row, or none before the first decision. */
export const teamSettings = pgTable(
  'team_settings',
  {
    /** Always 1. */
    id: integer().primaryKey().default(1),
    requireSecondFactor: boolean().notNull().default(false),
    updatedAt: updatedAt(),
  },
  (table) => [check('team_settings_one_row', sql`${table.id} = 1`)],
)
