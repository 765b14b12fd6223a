import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import type { Queryable, Transaction } from '#app/platform/database/database.ts'
import { creditsOf, currentCreditSettings } from '../queries/credits.server.ts'
import { isUnlimited } from '../rules.ts'
import type { CreditKind } from '../schema.ts'
import { creditLedger, creditReservations, userCredits } from '../tables.server.ts'
import { takeClaimed } from './claimed-credits.server.ts'
import { BALANCE_KEY, changeBalance, type LedgerEntry, writeEntry } from './ledger-entry.server.ts'

const BALANCE = { room: userCredits.roomCredits, revision: userCredits.revisionCredits }

const NO_CREDITS = {
  room: () =>
    new AppError('no_room_credits', 'Please purchase credits to upload more rooms.', {
      title: 'No credits available',
    }),
  revision: () =>
    new AppError('no_revision_credits', 'Please purchase credits to request revisions.', {
      title: 'No credits available',
    }),
}

/** Grants a new member's free credits. Idempotent. */
export async function grantSignUpCredits(transaction: Transaction, userId: string): Promise<void> {
  const settings = await currentCreditSettings(transaction)
  await transaction.insert(userCredits).values({ userId }).onConflictDoNothing()
  const entry = { userId, reason: 'sign_up', reference: 'sign-up' } as const
  await addCredits(transaction, { ...entry, kind: 'room', change: settings.freeRoomCredits })
  await addCredits(transaction, { ...entry, kind: 'revision', change: settings.freeRevisionCredits })
}

/**
 * Adds credits and their ledger entry, once per cause.
 *
 * @param entry `change` must not be negative, because only {@link reserveCredit} takes credits
 */
export async function addCredits(transaction: Transaction, entry: LedgerEntry): Promise<boolean> {
  if (entry.change <= 0) return false
  if (!(await writeEntry(transaction, entry))) return false
  await changeBalance(transaction, entry)
  return true
}

/**
 * Refuses early, before work is done for a request that cannot be paid. Reserving checks again.
 *
 * @throws AppError `no_room_credits`
 */
export async function assertRoomCredit(database: Queryable, userId: string): Promise<void> {
  const credits = await creditsOf(database, userId)
  if (!credits?.canUploadRoom) throw NO_CREDITS.room()
}

/**
 * Holds one credit for a generation. A balance never goes below zero, because the conditional update locks the row.
 * Members with unlimited access hold nothing.
 *
 * @throws AppError `no_room_credits` or `no_revision_credits`
 */
export async function reserveCredit(
  transaction: Transaction,
  { userId, kind, generationId }: { userId: string; kind: CreditKind; generationId: string },
): Promise<void> {
  const credits = await creditsOf(transaction, userId)
  if (credits && isUnlimited(credits)) return
  const taken = await transaction
    .update(userCredits)
    .set({ [BALANCE_KEY[kind]]: sql`${BALANCE[kind]} - 1` })
    .where(and(eq(userCredits.userId, userId), gte(BALANCE[kind], 1)))
    .returning({ userId: userCredits.userId })
  if (taken.length === 0) throw NO_CREDITS[kind]()
  await transaction.insert(creditReservations).values({ generationId, userId, kind })
  await transaction
    .insert(creditLedger)
    .values({ userId, kind, change: -1, reason: 'reservation', reference: generationId })
}

/** Spends the held credit of a successful generation. Does nothing when none is held. */
export async function settleCredit(transaction: Transaction, generationId: string): Promise<void> {
  await endReservation(transaction, generationId, 'settled')
}

/**
 * Returns the held credit of a generation that delivered nothing, once. A refund that claimed it takes it at once.
 *
 * @param reason why it delivered nothing: it failed, or its room was deleted
 * @returns whether a credit was given back now
 */
export async function releaseCredit(
  transaction: Transaction,
  generationId: string,
  reason: 'release' | 'upload_deleted' = 'release',
): Promise<boolean> {
  const ended = await endReservation(transaction, generationId, 'released')
  if (!ended) return false
  const { userId, kind, claimedBy } = ended
  const back = { userId, kind, change: 1, reason, reference: generationId } as const
  const given = await addCredits(transaction, back)
  if (!given || !claimedBy) return given
  await takeClaimed(transaction, { userId, kind, generationId, claimedBy })
  return false
}

/** Locks the balance first, like the taking of refunded credits, so that the two cannot deadlock. */
async function endReservation(transaction: Transaction, generationId: string, state: 'settled' | 'released') {
  const holder = transaction
    .select({ userId: creditReservations.userId })
    .from(creditReservations)
    .where(eq(creditReservations.generationId, generationId))
  await transaction
    .select({ userId: userCredits.userId })
    .from(userCredits)
    .where(inArray(userCredits.userId, holder))
    .for('update')
  const [ended] = await transaction
    .update(creditReservations)
    .set({ state, endedAt: new Date() })
    .where(and(eq(creditReservations.generationId, generationId), eq(creditReservations.state, 'reserved')))
    .returning({
      userId: creditReservations.userId,
      kind: creditReservations.kind,
      claimedBy: creditReservations.claimedBy,
    })
  return ended
}
