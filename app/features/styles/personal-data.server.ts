import { eq } from 'drizzle-orm'
import type { Export, Forget } from '#app/platform/services.ts'
import { userProfiles } from './tables.server.ts'

/** A member's style profile. */
export const exportOf: Export = async (database, { userId }) => ({
  tables: {
    user_profiles: await database.select().from(userProfiles).where(eq(userProfiles.userId, userId)),
  },
})

export const forget: Forget = async (_services, transaction, { userId }) => {
  await transaction.delete(userProfiles).where(eq(userProfiles.userId, userId))
}
