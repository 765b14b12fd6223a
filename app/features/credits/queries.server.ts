import { desc, eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/tables.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import type { CreditReply, CreditSettings } from './rules.ts'
import { creditReply, DEFAULT_CREDIT_SETTINGS } from './rules.ts'
import { creditSettings, userCredits } from './tables.server.ts'

/**
 * What a member's credits allow. One query.
 *
 * @returns undefined when there is no such user
 */
export async function creditsOf(database: Queryable, userId: string): Promise<CreditReply | undefined> {
  const [row] = await database
    .select({
      roomCredits: userCredits.roomCredits,
      revisionCredits: userCredits.revisionCredits,
      unlimited: userCredits.unlimited,
      adminGrantedUnlimited: users.adminGrantedUnlimited,
    })
    .from(users)
    .leftJoin(userCredits, eq(userCredits.userId, users.id))
    .where(eq(users.id, userId))
  return row && creditReply(row)
}

/** The packages on offer now. */
export async function currentCreditSettings(database: Queryable): Promise<CreditSettings> {
  const [row] = await database.select().from(creditSettings).orderBy(desc(creditSettings.createdAt)).limit(1)
  return row ?? DEFAULT_CREDIT_SETTINGS
}
