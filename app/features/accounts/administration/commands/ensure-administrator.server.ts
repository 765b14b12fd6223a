import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '#app/platform/database/database.ts'
import { takeTurns } from '#app/platform/database/take-turns.ts'
import type { Services } from '#app/platform/services.ts'
import { voidLinks } from '../../commands/email-links.server.ts'
import { setPassword } from '../../commands/set-password.server.ts'
import { clearSecondFactor } from '../../second-factor/commands/clear-second-factor.server.ts'
import { createUser } from '../../signing-up/commands/create-user.server.ts'
import { sessions, users } from '../../tables.server.ts'

/** The first administrator's credentials, printed at start. */
export interface FirstAdministrator {
  email: string
  /** How to sign in: a password that was made up, the one in ADMIN_PASSWORD, or the one this person has already. */
  password: { madeUp: string } | 'from environment' | 'own'
}

/**
 * Makes the first administrator when there is none, from ADMIN_EMAIL and ADMIN_PASSWORD. A member with that address
 * becomes the administrator. Safe to call from several processes at once.
 *
 * With a password reset requested, it gives the person with that address a new password, makes them an administrator,
 * unblocks them, removes their second factor and signs them out everywhere. This helps when the password is lost, or
 * was never seen because the process ended before printing it.
 *
 * @returns undefined when an administrator exists and no reset is requested
 */
export async function ensureAdministrator(services: Services): Promise<FirstAdministrator | undefined> {
  const { email: address, password: given, resetPassword } = services.environment.admin
  if (!resetPassword && (await hasAdministrator(services.database))) return undefined
  const email = address.trim().toLowerCase()
  const madeUp = randomBytes(12).toString('base64url')
  const passwordHash = await services.authentication.hashPassword(given ?? madeUp)
  return services.database.transaction(async (transaction) => {
    await takeTurns(transaction, 'first administrator')
    if (!resetPassword && (await hasAdministrator(transaction))) return undefined
    const userId = await promote(transaction, email)
    if (userId && !resetPassword) return { email, password: 'own' }
    if (userId) await replacePassword(transaction, userId, passwordHash)
    else await createUser(transaction, { email, name: 'Administrator', passwordHash, role: 'administrator' })
    return { email, password: given ? 'from environment' : { madeUp } }
  })
}

async function hasAdministrator(database: Queryable): Promise<boolean> {
  const [administrator] = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'administrator'))
    .limit(1)
  return administrator !== undefined
}

async function promote(transaction: Transaction, email: string): Promise<string | undefined> {
  const [promoted] = await transaction
    .update(users)
    .set({ role: 'administrator' })
    .where(eq(users.email, email))
    .returning({ id: users.id })
  return promoted?.id
}

async function replacePassword(transaction: Transaction, userId: string, passwordHash: string) {
  await transaction.update(users).set({ blocked: false }).where(eq(users.id, userId))
  await setPassword(transaction, userId, passwordHash)
  await transaction.delete(sessions).where(eq(sessions.userId, userId))
  await voidLinks(transaction, userId)
  await clearSecondFactor(transaction, userId)
}
