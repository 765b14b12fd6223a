import { eq } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import { users } from './tables.server.ts'

/** A user as they are now. */
export async function userById(database: Queryable, userId: string) {
  const [user] = await database.select().from(users).where(eq(users.id, userId))
  return user
}
