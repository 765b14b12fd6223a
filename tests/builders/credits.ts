/** Moves credits without the work behind it. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { addCredits, releaseCredit, reserveCredit } from '#app/features/credits/commands/ledger.server.ts'
import { takeUnusedCredits } from '#app/features/credits/commands/take-unused-credits.server.ts'
import type { CreditKind } from '#app/features/credits/schema.ts'
import { creditLedger } from '#app/features/credits/tables.server.ts'
import type { Services } from '#app/platform/services.ts'

/** The balance according to the ledger. */
export async function sumOf({ database }: Services, userId: string, kind: CreditKind): Promise<number> {
  const [row] = await database
    .select({ sum: sql<number>`coalesce(sum(${creditLedger.change}), 0)::int` })
    .from(creditLedger)
    .where(sql`${creditLedger.userId} = ${userId} AND ${creditLedger.kind} = ${kind}`)
  return row!.sum
}

/** Holds a credit. @returns false when there is none */
export const reserve = (
  services: Services,
  userId: string,
  generationId: string,
  kind: CreditKind = 'room',
) =>
  services.database
    .transaction((transaction) => reserveCredit(transaction, { userId, kind, generationId }))
    .then(
      () => true,
      () => false,
    )

/** Takes back credits of a refunded purchase. @returns the number of unused ones */
export const refund = (
  { database }: Services,
  userId: string,
  { kind, most, purchase }: { kind: CreditKind; most: number; purchase: string },
) =>
  database.transaction((transaction) =>
    takeUnusedCredits(transaction, {
      userId,
      kind,
      most,
      claimedBy: purchase,
      reference: `${purchase}:${randomUUID()}`,
    }),
  )

/** Ends a generation as failed. @returns whether its credit came back */
export const release = ({ database }: Services, generationId: string) =>
  database.transaction((transaction) => releaseCredit(transaction, generationId))

/** Adds paid room credits. */
export const buy = ({ database }: Services, userId: string, change: number) =>
  database.transaction((transaction) =>
    addCredits(transaction, { userId, kind: 'room', change, reason: 'purchase', reference: randomUUID() }),
  )
