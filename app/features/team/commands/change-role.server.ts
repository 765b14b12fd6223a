import type { z } from 'zod'
import { setRole } from '#app/features/accounts/administration/commands/set-role.server.ts'
import { lockTeam } from '#app/features/accounts/administration/queries/lock-team.server.ts'
import { isOwnAccount } from '#app/features/accounts/policy.ts'
import { lockUser } from '#app/features/accounts/queries.server.ts'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Role } from '#app/lib/roles.ts'
import { announce } from '#app/platform/announce.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { roleChangedEmail } from '../emails.tsx'
import { changeRoleSchema, teamMemberSchema } from '../schema.ts'

/**
 * Changes the role of a team member and notifies them.
 *
 * @throws AppError `own_account`, `not_in_team`, `not_administrator`, `user_not_found`
 * @returns whether anything changed
 */
export function changeRole(
  services: Services,
  actor: Administrator,
  input: z.input<typeof changeRoleSchema>,
): Promise<boolean> {
  const { userId, role } = changeRoleSchema.parse(input)
  return change(services, actor, userId, role)
}

/**
 * Removes a person from the team and notifies them. They keep their account as a member. Their requests become
 * unassigned.
 *
 * @throws AppError `own_account`, `not_in_team`, `not_administrator`, `user_not_found`
 */
export async function removeFromTeam(
  services: Services,
  actor: Administrator,
  input: z.input<typeof teamMemberSchema>,
): Promise<void> {
  const { userId } = teamMemberSchema.parse(input)
  await change(services, actor, userId, 'member')
}

async function change(services: Services, actor: Administrator, userId: string, role: Role) {
  if (isOwnAccount(actor, userId)) throw ownRole()
  return services.database.transaction(async (transaction) => {
    await lockTeam(transaction, actor)
    const user = await lockUser(transaction, userId)
    if (user.role === 'member') throw notInTeam(user.name)
    if (user.role === role) return false
    await setRole(transaction, userId, role)
    if (role === 'member') await announce(services, transaction, 'leftTeam', { userId })
    const message = await roleChangedEmail(services.environment, user, role)
    await queueEmail(transaction, { kind: 'role_changed', reference: crypto.randomUUID(), userId }, message)
    await recordAudit(transaction, actor, {
      action: role === 'member' ? 'team.remove' : 'team.change_role',
      subject: { kind: 'user', id: userId, name: user.email },
      before: { role: user.role },
      after: { role },
    })
    return true
  })
}

const ownRole = () =>
  new AppError('own_account', 'Another administrator can change your role, so that one is always left.', {
    title: 'Cannot Change Your Own Role',
    status: 403,
  })

const notInTeam = (name: string) =>
  new AppError('not_in_team', `${name} is no longer on the team. Invite them to bring them back.`, {
    status: 409,
  })
