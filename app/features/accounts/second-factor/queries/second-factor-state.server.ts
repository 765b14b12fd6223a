import { eq } from 'drizzle-orm'
import { encodeQR } from 'qr'
import { MINUTE } from '#app/lib/durations.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { decryptSecret } from '#app/platform/security/secret-box.ts'
import type { Services } from '#app/platform/services.ts'
import { recoveryCodes, secondFactors, users } from '../../tables.server.ts'
import { codesOf, SECOND_FACTOR } from '../commands/check-code.server.ts'
import { inGroups, SETUP_MINUTES } from '../rules/codes.ts'

/** A secret for an authenticator app, as a QR code and as text. */
export interface SetupKey {
  /** Side of the QR code in modules. `path` draws its dark modules, as SVG. */
  size: number
  path: string
  typed: string
}

/** The state of a member's second factor. */
export type SecondFactorState =
  | { state: 'off' }
  /** Set up, but not yet confirmed with a code. */
  | { state: 'begun'; key: SetupKey }
  | { state: 'on'; since: Date; codesLeft: number }

/** Number of unused recovery codes. */
export const recoveryCodesLeft = (database: Queryable, userId: string): Promise<number> =>
  database.$count(recoveryCodes, eq(recoveryCodes.userId, userId))

/** Reads a member's second factor. Includes the secret only during set-up. */
export async function secondFactorOf(services: Services, member: Member): Promise<SecondFactorState> {
  const { database, environment } = services
  const { userId } = member
  const [row] = await database
    .select({ isOn: users.secondFactor, secret: secondFactors.secret, createdAt: secondFactors.createdAt })
    .from(secondFactors)
    .innerJoin(users, eq(users.id, secondFactors.userId))
    .where(eq(secondFactors.userId, userId))
  if (row?.isOn)
    return { state: 'on', since: row.createdAt, codesLeft: await recoveryCodesLeft(database, userId) }
  const isFresh = row && Date.now() - row.createdAt.getTime() < SETUP_MINUTES * MINUTE
  const secret = isFresh && decryptSecret(environment.secret, SECOND_FACTOR, row.secret)
  return secret
    ? { state: 'begun', key: keyOf(secret, environment.siteName, member.email) }
    : { state: 'off' }
}

function keyOf(secret: string, issuer: string, label: string): SetupKey {
  const codes = codesOf(secret)
  codes.issuer = issuer
  codes.label = label
  const modules = encodeQR(codes.toString(), 'raw', { border: 2 })
  const path = modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
  return { size: modules.length, path, typed: inGroups(secret) }
}
