import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { plural } from '#app/lib/plural.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { creditHolder } from '../queries/credit-holder.server.ts'
import { lockBalance } from '../queries/lock-balance.server.ts'
import { type CreditKind, creditsByHandSchema } from '../schema.ts'
import { creditLedger, userCredits } from '../tables.server.ts'

/**
 * Corrects a grant: takes back credits that were given by hand and are neither spent nor held for a redesign. The same
 * form sent twice takes once.
 *
 * @throws AppError `user_not_found`, `unlimited_access`, or `too_few_credits` with the number that can be taken
 * @throws ZodError when the amount is no whole number or the reason is missing
 * @returns whether credits were taken now
 */
export async function takeBackCredits(
  services: Services,
  actor: Administrator,
  input: z.input<typeof creditsByHandSchema>,
): Promise<boolean> {
  const { userId, kind, amount, reason, submissionId } = creditsByHandSchema.parse(input)
  return services.database.transaction(async (transaction) => {
    const holder = await creditHolder(transaction, userId)
    if (!holder) throw new AppError('user_not_found', 'This user no longer exists.', { status: 404 })
    const entry = { userId, kind, change: -amount, reason: 'correction', reference: submissionId } as const
    const written = await transaction
      .insert(creditLedger)
      .values({ ...entry, note: reason })
      .onConflictDoNothing()
      .returning({ id: creditLedger.id })
    if (written.length === 0) return false
    await lower(transaction, { userId, kind, amount })
    await recordAudit(transaction, actor, {
      action: 'credits.take_back',
      subject: { kind: 'user', id: userId, name: holder.email },
      after: { kind, amount, reason },
    })
    return true
  })
}

interface Taking {
  userId: string
  kind: CreditKind
  amount: number
}

/** Lowers a balance whose ledger entry is written, or refuses. Held credits are no part of a balance. */
async function lower(transaction: Transaction, { userId, kind, amount }: Taking): Promise<void> {
  const balance = (await lockBalance(transaction, userId))!
  if (balance.unlimited)
    throw new AppError('unlimited_access', 'They have unlimited access. Please revoke it first.')
  const given = amount + (await leftOfGrants(transaction, userId, kind))
  const most = Math.max(0, Math.min(balance[kind], given))
  if (amount > most) throw tooFewCredits(kind, most)
  await transaction
    .update(userCredits)
    .set({ [kind === 'room' ? 'roomCredits' : 'revisionCredits']: balance[kind] - amount })
    .where(eq(userCredits.userId, userId))
}

/** Credits given by hand, without those that were taken back. */
async function leftOfGrants(transaction: Transaction, userId: string, kind: CreditKind): Promise<number> {
  const byHand = inArray(creditLedger.reason, ['grant', 'correction'])
  const [row] = await transaction
    .select({ left: sql<number>`coalesce(sum(${creditLedger.change}), 0)::int` })
    .from(creditLedger)
    .where(and(eq(creditLedger.userId, userId), eq(creditLedger.kind, kind), byHand))
  return row!.left
}

const tooFewCredits = (kind: CreditKind, most: number) =>
  new AppError(
    'too_few_credits',
    most === 0
      ? `Of the ${kind} credits that were given by hand, none is left.`
      : `At most ${plural(most, `${kind} credit`)} can be taken back: what was given by hand and is not spent.`,
    { field: 'amount' },
  )
