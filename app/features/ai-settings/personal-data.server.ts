import { eq } from 'drizzle-orm'
import type { Export, Forget } from '#app/platform/services.ts'
import { apiUsageLogs } from './tables.server.ts'

/** The provider calls made for a member. */
export const exportOf: Export = async (database, { userId }) => ({
  tables: {
    api_usage_logs: await database.select().from(apiUsageLogs).where(eq(apiUsageLogs.userId, userId)),
  },
})

/** Anonymises calls. Their cost stays, because deleting an account does not restore the budget. */
export const forget: Forget = async (_services, transaction, { userId }) => {
  await transaction.update(apiUsageLogs).set({ userId: null }).where(eq(apiUsageLogs.userId, userId))
}
