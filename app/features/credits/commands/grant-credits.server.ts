import type { z } from 'zod'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import type { creditsByHandSchema } from '../schema.ts'
import { changeCreditsByHand } from './credits-by-hand.server.ts'
import { addCredits } from './ledger.server.ts'

/**
 * Grants credits manually. The same form sent twice grants once.
 *
 * @throws AppError `user_not_found`
 * @throws ZodError when the amount is no whole number or the reason is missing
 * @returns whether credits were granted now
 */
export const grantCredits = (
  services: Services,
  actor: Administrator,
  input: z.input<typeof creditsByHandSchema>,
): Promise<boolean> =>
  changeCreditsByHand(services, actor, input, {
    action: 'credits.grant',
    change: (transaction, { userId, kind, amount, reason: note, submissionId: reference }) =>
      addCredits(transaction, { userId, kind, change: amount, reason: 'grant', reference, note }),
  })
