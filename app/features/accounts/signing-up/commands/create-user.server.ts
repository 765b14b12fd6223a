import { grantSignUpCredits } from '#app/features/credits/commands/ledger.server.ts'
import type { Role } from '#app/lib/roles.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { signInMethods, users } from '../../tables.server.ts'

interface NewUser {
  /** In lower case. */
  email: string
  name: string
  passwordHash: string
  role?: Role
  /** Whether the person has proved that the address is theirs. */
  emailVerified?: boolean
}

/**
 * Stores a user with their password and free credits.
 *
 * @returns the user's id; undefined when the email address is taken
 */
export async function createUser(
  transaction: Transaction,
  { passwordHash, ...person }: NewUser,
): Promise<string | undefined> {
  const [user] = await transaction
    .insert(users)
    .values(person)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!user) return undefined
  const userId = user.id
  await transaction
    .insert(signInMethods)
    .values({ userId, accountId: userId, providerId: 'credential', password: passwordHash })
  await grantSignUpCredits(transaction, userId)
  return userId
}
