import { isStaffRole } from '#app/lib/roles.ts'
import type { Visitor } from '#app/platform/auth/actor.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { teamSettings } from '../tables.server.ts'

/** Whether everybody of the team has to give a code after the password. */
export async function requiresSecondFactor(database: Queryable): Promise<boolean> {
  const [settings] = await database.select().from(teamSettings)
  return settings?.requireSecondFactor ?? false
}

/**
 * Whether a person must set up a second factor before anything else. One query, and only for team members without one.
 */
export const mustSetUpSecondFactor = async (
  database: Queryable,
  { role, secondFactor }: Pick<Visitor, 'role' | 'secondFactor'>,
): Promise<boolean> => isStaffRole(role) && !secondFactor && requiresSecondFactor(database)
