/** An authenticator app: the codes that a member's phone would show. */
import { eq, sql } from 'drizzle-orm'
import { codesOf, SECOND_FACTOR } from '#app/features/accounts/second-factor/commands/check-code.server.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
} from '#app/features/accounts/second-factor/commands/manage-second-factor.server.ts'
import { secondFactors } from '#app/features/accounts/tables.server.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { decryptSecret } from '#app/platform/security/secret-box.ts'
import type { Services } from '#app/platform/services.ts'

/**
 * The code of a member's app.
 *
 * @param inSeconds how much later it is read
 */
export async function codeOf(services: Services, userId: string, inSeconds = 0): Promise<string> {
  const { database, environment } = services
  const [factor] = await database.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  const secret = decryptSecret(environment.secret, SECOND_FACTOR, factor!.secret)!
  return codesOf(secret).generate({ timestamp: Date.now() + inSeconds * 1000 })
}

/** Sets up a member's second factor. @returns their recovery codes */
export async function setUpSecondFactor(
  services: Services,
  actor: Member,
  { password, sessionId = crypto.randomUUID() }: { password: string; sessionId?: string },
): Promise<string[]> {
  await beginSecondFactor(services, actor, { currentPassword: password })
  const code = await codeOf(services, actor.userId)
  const recoveryCodes = await confirmSecondFactor(services, actor, { code }, sessionId)
  // As if it had been set up earlier, so that the current code is still valid.
  const lastStep = sql`${secondFactors.lastStep} - 1`
  await services.database
    .update(secondFactors)
    .set({ lastStep })
    .where(eq(secondFactors.userId, actor.userId))
  return recoveryCodes
}
