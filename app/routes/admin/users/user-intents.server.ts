import type { z } from 'zod'
import { setBlocked } from '#app/features/accounts/administration/commands/set-blocked.server.ts'
import { setUnlimited } from '#app/features/accounts/administration/commands/set-unlimited.server.ts'
import { grantCredits } from '#app/features/credits/commands/grant-credits.server.ts'
import { takeBackCredits } from '#app/features/credits/commands/take-back-credits.server.ts'
import { creditsByHandSchema } from '#app/features/credits/schema.ts'
import { deleteUser } from '#app/features/personal-data/commands/delete-user.server.ts'
import { plural } from '#app/lib/plural.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import { requireAdministrator } from '#app/platform/auth/guards.ts'
import { success } from '../../forms/reply.ts'
import { type IntentHandler, intents } from '../../forms/run-intent.server.ts'

const blocking = (blocked: boolean): IntentHandler<Administrator> => ({
  failed: 'Failed to update block status.',
  run: async (services, actor, { userId = '', reason = '' }) => {
    const changed = await setBlocked(services, actor, { userId, blocked, reason })
    if (!changed) return success(blocked ? 'This user is blocked already' : 'This user is not blocked')
    return blocked
      ? success(
          'User blocked',
          'From their next click on they see that access is restricted. Redesigns under way are stopped, and their credits go back.',
        )
      : success('User unblocked', 'They have access again, with the credits they had.')
  },
})

const unlimited = (on: boolean): IntentHandler<Administrator> => ({
  failed: 'Failed to update user access',
  run: async (services, actor, { userId = '' }) => {
    await setUnlimited(services, actor, { userId, unlimited: on })
    return on
      ? success('Unlimited access granted', 'They have 99,999 credits of each kind.')
      : success(
          'Unlimited access revoked',
          'They have the credits they had before and what they got since, at least those of a new member.',
        )
  },
})

type ByHand = IntentHandler<Administrator, z.output<typeof creditsByHandSchema>>

const grant: ByHand = {
  failed: 'No credits were given',
  schema: creditsByHandSchema,
  run: async (services, actor, input) => {
    const given = await grantCredits(services, actor, input)
    if (!given) return success('These credits were given already')
    return success(`${plural(input.amount, `${input.kind} credit`)} given`)
  },
}

const takeBack: ByHand = {
  failed: 'No credits were taken back',
  schema: creditsByHandSchema,
  run: async (services, actor, input) => {
    const taken = await takeBackCredits(services, actor, input)
    if (!taken) return success('These credits were taken back already')
    return success(`${plural(input.amount, `${input.kind} credit`)} taken back`)
  },
}

const remove: IntentHandler<Administrator> = {
  failed: 'Deletion failed',
  run: async (services, actor, { userId = '' }) => {
    await deleteUser(services, actor, { userId })
    return success('User deleted', 'The account and everything that belonged to it is gone.')
  },
}

/** Administrators' actions on users, in the list and on a user's page. */
export const USER_INTENTS = intents(requireAdministrator, {
  block: blocking(true),
  unblock: blocking(false),
  'grant-unlimited': unlimited(true),
  'revoke-unlimited': unlimited(false),
  'grant-credits': grant,
  'take-back-credits': takeBack,
  delete: remove,
})
