import { eq } from 'drizzle-orm'
import type { Role } from '#app/lib/roles.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { users } from '../../tables.server.ts'

/** Changes a user's role. It applies from their next request, because every request reads the role. */
export async function setRole(transaction: Transaction, userId: string, role: Role): Promise<void> {
  await transaction.update(users).set({ role }).where(eq(users.id, userId))
}
