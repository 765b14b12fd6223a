import { eq } from 'drizzle-orm'
import type { Role } from '#app/lib/roles.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { users } from '../../tables.server.ts'

/** Gives a user another role. It counts from their next click on: the role is read with every request. */
export async function setRole(transaction: Transaction, userId: string, role: Role): Promise<void> {
  await transaction.update(users).set({ role }).where(eq(users.id, userId))
}
