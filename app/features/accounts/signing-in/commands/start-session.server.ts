import { and, eq } from 'drizzle-orm'
import type { Browser } from '#app/platform/auth/authentication.ts'
import type { Services } from '#app/platform/services.ts'
import { signInMethods, users } from '../../tables.server.ts'

/**
 * Starts a session, unless the password changes while it is being checked. Whoever sets a new password ends all
 * sessions of the old one, so none may start after that.
 *
 * @returns undefined when address and password do not match, or no longer do
 */
export async function startSession(
  services: Services,
  credentials: { email: string; password: string },
  browser: Browser,
) {
  const before = await passwordHashOf(services, credentials.email)
  const session = await services.authentication.signIn(credentials, browser)
  // Locked after the session was stored: a change that is under way is awaited here, and a later one ends the session.
  if (!session || (await passwordHashOf(services, credentials.email, 'share')) === before) return session
  const cookie = session.cookies.map((each) => each.split(';')[0]).join('; ')
  await services.authentication.endSession(new Headers({ cookie }))
  return undefined
}

async function passwordHashOf({ database }: Services, email: string, lock?: 'share') {
  const query = database
    .select({ hash: signInMethods.password })
    .from(signInMethods)
    .innerJoin(users, eq(users.id, signInMethods.userId))
    .where(and(eq(users.email, email), eq(signInMethods.providerId, 'credential')))
  const [method] = await (lock ? query.for(lock, { of: signInMethods }) : query)
  return method?.hash
}
