import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import type { CreditKind } from '../schema.ts'
import { creditLedger, creditReservations } from '../tables.server.ts'
import { changeBalance } from './ledger-entry.server.ts'

interface Claim {
  userId: string
  kind: CreditKind
  /** The refunded purchase. */
  claimedBy: string
}

const heldBy = ({ userId, kind }: Pick<Claim, 'userId' | 'kind'>) =>
  and(
    eq(creditReservations.userId, userId),
    eq(creditReservations.kind, kind),
    eq(creditReservations.state, 'reserved'),
  )

/** Claims credits that are held for running generations, so that the refund gets them if they come back. */
export async function claimHeldCredits(
  transaction: Transaction,
  { claimedBy, ...of }: Claim,
  most: number,
): Promise<void> {
  const held = transaction
    .select({ id: creditReservations.generationId })
    .from(creditReservations)
    .where(and(heldBy(of), isNull(creditReservations.claimedBy)))
    .orderBy(desc(creditReservations.createdAt))
    .limit(most)
  await transaction
    .update(creditReservations)
    .set({ claimedBy })
    .where(inArray(creditReservations.generationId, held))
}

/** Number of held credits that a refund has claimed. */
export async function claimedCredits(transaction: Transaction, { claimedBy, ...of }: Claim): Promise<number> {
  const [row] = await transaction
    .select({ claims: count() })
    .from(creditReservations)
    .where(and(heldBy(of), eq(creditReservations.claimedBy, claimedBy)))
  return row!.claims
}

/** Drops claims of a refund, because the money stays after all. */
export async function dropClaims(transaction: Transaction, { claimedBy, ...of }: Claim, most: number) {
  const claimed = transaction
    .select({ id: creditReservations.generationId })
    .from(creditReservations)
    .where(and(heldBy(of), eq(creditReservations.claimedBy, claimedBy)))
    .limit(most)
  await transaction
    .update(creditReservations)
    .set({ claimedBy: null })
    .where(inArray(creditReservations.generationId, claimed))
}

/** Takes a claimed credit that has come back, before anybody can use it. */
export async function takeClaimed(
  transaction: Transaction,
  { userId, kind, claimedBy, generationId }: Claim & { generationId: string },
): Promise<void> {
  const taken = { userId, kind, change: -1 } as const
  const reference = `${claimedBy}:${generationId}`
  await transaction.insert(creditLedger).values({ ...taken, reason: 'refund', reference })
  await changeBalance(transaction, taken)
}
