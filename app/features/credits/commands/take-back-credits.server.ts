import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import { plural } from '#app/lib/plural.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { lockBalance } from '../queries/lock-balance.server.ts'
import type { CreditKind, creditsByHandSchema } from '../schema.ts'
import { creditLedger } from '../tables.server.ts'
import { changeCreditsByHand } from './credits-by-hand.server.ts'
import { changeBalance, writeEntry } from './ledger-entry.server.ts'

/**
 * Corrects a grant: takes back credits that were given by hand and are neither spent nor held for a redesign. The same
 * form sent twice takes once.
 *
 * @throws AppError `user_not_found`, `unlimited_access`, or `too_few_credits` with the number that can be taken
 * @throws ZodError when the amount is no whole number or the reason is missing
 * @returns whether credits were taken now
 */
export const takeBackCredits = (
  services: Services,
  actor: Administrator,
  input: z.input<typeof creditsByHandSchema>,
): Promise<boolean> =>
  changeCreditsByHand(services, actor, input, {
    action: 'credits.take_back',
    change: async (transaction, { userId, kind, amount, reason: note, submissionId: reference }) => {
      const entry = { userId, kind, change: -amount, reason: 'correction', reference, note } as const
      if (!(await writeEntry(transaction, entry))) return false
      await assertLeft(transaction, { userId, kind, amount })
      await changeBalance(transaction, entry)
      return true
    },
  })

interface Taking {
  userId: string
  kind: CreditKind
  amount: number
}

/** Refuses what was spent or never given by hand. The entry is written before. Held credits are no part of a balance. */
async function assertLeft(transaction: Transaction, { userId, kind, amount }: Taking): Promise<void> {
  const balance = (await lockBalance(transaction, userId))!
  if (balance.unlimited)
    throw new AppError('unlimited_access', 'They have unlimited access. Please revoke it first.')
  const given = amount + (await leftOfGrants(transaction, userId, kind))
  const most = Math.max(0, Math.min(balance[kind], given))
  if (amount > most) throw tooFewCredits(kind, most)
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
      ? `None of the ${kind} credits given by hand are left.`
      : `At most ${plural(most, `${kind} credit`)} can be taken back: those given by hand and not spent.`,
    { field: 'amount' },
  )
