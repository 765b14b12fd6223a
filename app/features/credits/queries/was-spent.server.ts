import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import type { CreditKind } from '../schema.ts'
import { creditReservations } from '../tables.server.ts'

/** Whether one of these generations spent a credit of a kind; nothing is spent on what was free or went wrong. */
export async function wasSpent(
  database: Queryable,
  kind: CreditKind,
  generationIds: string[],
): Promise<boolean> {
  const spent = and(
    inArray(creditReservations.generationId, generationIds),
    eq(creditReservations.kind, kind),
    eq(creditReservations.state, 'settled'),
  )
  return (await database.$count(creditReservations, spent)) > 0
}
