import { createHmac, randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { takeAdvisoryLock } from '#app/platform/database/advisory-lock.ts'
import type { Queryable, Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { voidLinks } from '../../commands/email-links.server.ts'
import { setPassword } from '../../commands/set-password.server.ts'
import { clearSecondFactor } from '../../second-factor/commands/clear-second-factor.server.ts'
import { createUser } from '../../signing-up/commands/create-user.server.ts'
import { sessions, users } from '../../tables.server.ts'

/** The first administrator's credentials, printed at start. */
export interface FirstAdministrator {
  email: string
  /** How to sign in: with a generated password, the one in `ADMIN_PASSWORD`, or the person's own. */
  password: { madeUp: string } | 'from environment' | 'own'
}

/**
 * Creates the first administrator from `ADMIN_EMAIL` and `ADMIN_PASSWORD` when there is none. A member with that
 * address becomes the administrator. Safe to call from several processes at once.
 *
 * A requested password reset gives the person with that address a new password, makes them an administrator, unblocks
 * them, removes their second factor and signs them out everywhere. This helps when the password is lost, or when the
 * process ended before printing it.
 *
 * @returns undefined when an administrator exists and no reset is requested, unless nobody has signed in with the
 *   generated password yet
 */
export async function ensureAdministrator(services: Services): Promise<FirstAdministrator | undefined> {
  const { email: address, password: given, resetPassword } = services.environment.admin
  const email = address.trim().toLowerCase()
  if (!resetPassword && (await hasAdministrator(services.database))) return unusedPassword(services, email)
  const madeUp = resetPassword ? randomBytes(12).toString('base64url') : firstPassword(services, email)
  const passwordHash = await services.authentication.hashPassword(given ?? madeUp)
  return services.database.transaction(async (transaction) => {
    await takeAdvisoryLock(transaction, 'first administrator')
    if (!resetPassword && (await hasAdministrator(transaction))) return undefined
    const userId = await promote(transaction, email)
    if (userId && !resetPassword) return { email, password: 'own' }
    if (userId) await replacePassword(transaction, userId, passwordHash)
    else await createUser(transaction, { email, name: 'Administrator', passwordHash, role: 'administrator' })
    return { email, password: given ? 'from environment' : { madeUp } }
  })
}

/** Derived from the secret, so that later starts can print it again although it is not stored. */
const firstPassword = ({ environment: { secret } }: Services, email: string) =>
  createHmac('sha256', secret).update(`first administrator ${email}`).digest('base64url').slice(0, 16)

/** A generated password that nobody has signed in with. `ADMIN_PASSWORD` replaces it when it is set by now. */
async function unusedPassword(services: Services, email: string): Promise<FirstAdministrator | undefined> {
  const { database, environment, authentication } = services
  const [administrator] = await database
    .select({ id: users.id, session: sessions.id })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .where(and(eq(users.email, email), eq(users.role, 'administrator')))
    .limit(1)
  if (!administrator || administrator.session) return undefined
  const madeUp = firstPassword(services, email)
  if (!(await authentication.verifyPassword(administrator.id, madeUp))) return undefined
  const given = environment.admin.password
  if (!given) return { email, password: { madeUp } }
  const passwordHash = await authentication.hashPassword(given)
  await database.transaction((transaction) => setPassword(transaction, administrator.id, passwordHash))
  return { email, password: 'from environment' }
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
