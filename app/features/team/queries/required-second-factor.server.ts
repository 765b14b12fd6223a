import { isStaffRole } from '#app/lib/roles.ts'
import type { Visitor } from '#app/platform/auth/actor.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { teamSettings } from '../tables.server.ts'

/** Whether all team members must give a code after the password. */
export async function requiresSecondFactor(database: Queryable): Promise<boolean> {
  const [settings] = await database.select().from(teamSettings)
  return settings?.requireSecondFactor ?? false
}

/**
 * Whether a person must set up a second factor before anything else. Costs one query, for team members without a
 * second factor only.
 */
export const mustSetUpSecondFactor = async (
  database: Queryable,
  { role, secondFactor }: Pick<Visitor, 'role' | 'secondFactor'>,
): Promise<boolean> => isStaffRole(role) && !secondFactor && requiresSecondFactor(database)
