import { eq, getTableColumns } from 'drizzle-orm'
import { forgetUses } from '#app/platform/limits/forget-uses.ts'
import type { Export, Forget } from '#app/platform/services.ts'
import { voidLinks } from './commands/email-links.server.ts'
import { clearSecondFactor } from './second-factor/commands/clear-second-factor.server.ts'
import { recoveryCodes, secondFactors, sessions, signInMethods, users } from './tables.server.ts'

/** The account without session tokens, password hash and administrators' notes. */
export const exportOf: Export = async (database, { userId }) => {
  const { blockReason, ...account } = getTableColumns(users)
  const { token, ...session } = getTableColumns(sessions)
  const [user] = await database.select(account).from(users).where(eq(users.id, userId))
  return {
    tables: {
      users: user,
      sessions: await database.select(session).from(sessions).where(eq(sessions.userId, userId)),
      second_factors: await database
        .select({ createdAt: secondFactors.createdAt })
        .from(secondFactors)
        .where(eq(secondFactors.userId, userId)),
      recovery_codes: await database
        .select({ createdAt: recoveryCodes.createdAt })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, userId)),
    },
  }
}

/** Deletes a user with their sessions, links, password, rate limits and stored job errors about them. */
export const forget: Forget = async ({ jobs }, transaction, { userId, email }) => {
  await jobs.forget(transaction, email)
  await transaction.delete(sessions).where(eq(sessions.userId, userId))
  await voidLinks(transaction, userId)
  await transaction.delete(signInMethods).where(eq(signInMethods.userId, userId))
  await forgetUses(transaction, userId)
  await clearSecondFactor(transaction, userId)
  await transaction.delete(users).where(eq(users.id, userId))
}
