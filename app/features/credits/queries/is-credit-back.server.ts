import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import { creditLedger } from '../tables.server.ts'

/**
 * Whether a member got a credit back for one of these causes.
 *
 * @param causes ids of generations, and of uploads that an administrator deleted
 */
export async function isCreditBack(database: Queryable, userId: string, causes: string[]): Promise<boolean> {
  const back = await database
    .select({ id: creditLedger.id })
    .from(creditLedger)
    .where(
      and(
        eq(creditLedger.userId, userId),
        gt(creditLedger.change, 0),
        inArray(creditLedger.reference, causes),
      ),
    )
    .limit(1)
  return back.length > 0
}
