import { lt } from 'drizzle-orm'
import type { Database } from '#app/platform/database/database.ts'
import { sessions, verifications } from '../tables.server.ts'

/** Deletes expired sessions and links, including the network addresses in them. */
export async function forgetExpired(database: Database): Promise<void> {
  const now = new Date()
  await database.delete(sessions).where(lt(sessions.expiresAt, now))
  await database.delete(verifications).where(lt(verifications.expiresAt, now))
}
