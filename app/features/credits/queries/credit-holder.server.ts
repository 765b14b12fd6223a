import { eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/tables.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { userCredits } from '../tables.server.ts'

/** The owner of the credits; undefined when the account is deleted. */
export async function creditHolder(database: Queryable, userId: string) {
  const [holder] = await database
    .select({ email: users.email })
    .from(users)
    .innerJoin(userCredits, eq(userCredits.userId, users.id))
    .where(eq(users.id, userId))
  return holder
}
