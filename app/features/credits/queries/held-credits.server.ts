import { inArray } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import { creditReservations } from '../tables.server.ts'

/** The state of the credit held for a generation. */
export type HeldCredit = Pick<typeof creditReservations.$inferSelect, 'generationId' | 'kind' | 'state'>

/** The credits held for generations. Free generations have none. */
export const heldCredits = (database: Queryable, generationIds: string[]): Promise<HeldCredit[]> =>
  database
    .select({
      generationId: creditReservations.generationId,
      kind: creditReservations.kind,
      state: creditReservations.state,
    })
    .from(creditReservations)
    .where(inArray(creditReservations.generationId, generationIds))
