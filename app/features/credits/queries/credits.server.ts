import { desc, eq, sql } from 'drizzle-orm'
import { users } from '#app/features/accounts/tables.server.ts'
import { versionOf } from '#app/lib/edit-version.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import type { CreditReply, CreditSettings } from '../rules.ts'
import { creditReply, DEFAULT_CREDIT_SETTINGS } from '../rules.ts'
import { creditLedger, creditSettings, userCredits } from '../tables.server.ts'

/** True while the account got only its free credits and has spent none. */
const hasOnlySignUpCredits = sql<boolean>`(
  SELECT coalesce(bool_and(${creditLedger.reason} IN ('sign_up', 'reservation', 'release', 'upload_deleted')), false)
    AND coalesce(sum(${creditLedger.change}) FILTER (WHERE ${creditLedger.reason} <> 'sign_up'), 0) = 0
  FROM ${creditLedger} WHERE ${creditLedger.userId} = ${users.id})`

/**
 * A member's credits and what they allow. One query.
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
      hasOnlySignUpCredits,
    })
    .from(users)
    .leftJoin(userCredits, eq(userCredits.userId, users.id))
    .where(eq(users.id, userId))
  return row && creditReply(row)
}

/** The current packages. */
export async function currentCreditSettings(database: Queryable): Promise<CreditSettings> {
  const [row] = await database.select().from(creditSettings).orderBy(desc(creditSettings.createdAt)).limit(1)
  return row ?? DEFAULT_CREDIT_SETTINGS
}

/** The version of the packages, for the form that changes them. */
export const creditSettingsVersion = (settings: CreditSettings): string =>
  versionOf([
    settings.freeRoomCredits,
    settings.freeRevisionCredits,
    settings.paidRoomCredits,
    settings.paidRevisionCredits,
    settings.priceCents,
  ])
