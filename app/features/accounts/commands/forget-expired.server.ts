import { lt } from 'drizzle-orm'
import type { Database } from '#app/platform/database/database.ts'
import { sessions, verifications } from '../tables.server.ts'

/** Deletes sessions and links whose time is over: with them go network addresses that nobody needs any more. */
export async function forgetExpired(database: Database): Promise<void> {
  const now = new Date()
  await database.delete(sessions).where(lt(sessions.expiresAt, now))
  await database.delete(verifications).where(lt(verifications.expiresAt, now))
}
