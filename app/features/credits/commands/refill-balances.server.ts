import { sql } from 'drizzle-orm'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { currentCreditSettings } from '../queries/credits.server.ts'
import { refillSchema } from '../schema.ts'
import { creditLedger, userCredits } from '../tables.server.ts'

/**
 * Grants the free amounts to everybody without credits, with ledger entries. The same form sent twice grants once.
 *
 * @throws AppError `nothing_to_give` when the free amounts are zero
 * @returns the number of people who got credits
 */
export async function refillEmptyBalances(
  { database }: Services,
  actor: Administrator,
  input: unknown,
): Promise<number> {
  const { submissionId } = refillSchema.parse(input)
  return database.transaction(async (transaction) => {
    const { freeRoomCredits: room, freeRevisionCredits: revision } = await currentCreditSettings(transaction)
    if (room + revision === 0)
      throw new AppError('nothing_to_give', 'The free amounts are zero, so there is nothing to give.')
    const { rows } = await transaction.execute<{ count: number }>(sql`
      WITH refilled AS (
        UPDATE ${userCredits} SET room_credits = ${room}, revision_credits = ${revision}, updated_at = now()
        WHERE room_credits = 0 AND revision_credits = 0 AND NOT unlimited
          AND NOT EXISTS (SELECT 1 FROM ${creditLedger} known WHERE known.user_id = user_credits.user_id
            AND known.reason = 'grant' AND known.reference = ${submissionId})
        RETURNING user_id
      ), written AS (
        INSERT INTO ${creditLedger} (user_id, kind, change, reason, reference, note)
        SELECT user_id, kind, change, 'grant', ${submissionId}, 'Empty balances were refilled'
        FROM refilled, (VALUES ('room', ${room}::int), ('revision', ${revision}::int)) AS free (kind, change)
        WHERE change > 0
      )
      SELECT count(*)::int AS count FROM refilled`)
    const count = rows[0]!.count
    if (count > 0) {
      await recordAudit(transaction, actor, {
        action: 'credits.refill_empty',
        subject: { kind: 'credit-settings', id: 'current', name: 'Empty balances' },
        after: { people: count, roomCredits: room, revisionCredits: revision },
      })
    }
    return count
  })
}
