import type { z } from 'zod'
import { lockTeam } from '#app/features/accounts/administration/queries/lock-team.server.ts'
import { isOwnAccount } from '#app/features/accounts/policy.ts'
import { lockUser, userById } from '#app/features/accounts/queries.server.ts'
import { clearSecondFactor } from '#app/features/accounts/second-factor/commands/clear-second-factor.server.ts'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { requiresSecondFactor } from '../queries/required-second-factor.server.ts'
import { teamMemberSchema } from '../schema.ts'
import { teamSettings } from '../tables.server.ts'

/**
 * Sets whether the team needs a second factor. The administrator who requires it must have one, so that they know the
 * set-up before the others face it.
 *
 * @throws AppError `second_factor_first`, `not_administrator`
 * @returns whether anything changed
 */
export async function requireSecondFactor(
  { database }: Services,
  actor: Administrator,
  required: boolean,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockTeam(transaction, actor)
    const before = await requiresSecondFactor(transaction)
    if (before === required) return false
    if (required && !(await userById(transaction, actor.userId))?.secondFactor) throw ownFirst()
    const values = { requireSecondFactor: required }
    await transaction
      .insert(teamSettings)
      .values({ id: 1, ...values })
      .onConflictDoUpdate({ target: teamSettings.id, set: values })
    await recordAudit(transaction, actor, {
      action: 'team.require_second_factor',
      subject: { kind: 'team', id: 'settings', name: 'Team' },
      before: { secondFactorRequired: before },
      after: { secondFactorRequired: required },
    })
    return true
  })
}

/**
 * Removes the second factor of another person who has lost it. They sign in with the password, and set up a new one
 * if it is required.
 *
 * @throws AppError `own_account`, `not_administrator`, `user_not_found`
 */
export async function resetSecondFactor(
  { database }: Services,
  actor: Administrator,
  input: z.input<typeof teamMemberSchema>,
): Promise<void> {
  const { userId } = teamMemberSchema.parse(input)
  if (isOwnAccount(actor, userId))
    throw new AppError('own_account', 'Turn your own second factor off in your account.', { status: 403 })
  await database.transaction(async (transaction) => {
    await lockTeam(transaction, actor)
    const user = await lockUser(transaction, userId)
    await clearSecondFactor(transaction, userId)
    await recordAudit(transaction, actor, {
      action: 'team.reset_second_factor',
      subject: { kind: 'user', id: userId, name: user.email },
      before: { secondFactor: user.secondFactor },
      after: { secondFactor: false },
    })
  })
}

const ownFirst = () =>
  new AppError('second_factor_first', 'Set your own second factor up first, in your account.', {
    title: 'You Have No Second Factor Yet',
    status: 409,
  })
