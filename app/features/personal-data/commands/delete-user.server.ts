import type { z } from 'zod'
import { lockTeam } from '#app/features/accounts/administration/queries/lock-team.server.ts'
import { isOwnAccount } from '#app/features/accounts/policy.ts'
import { lockUser } from '#app/features/accounts/queries.server.ts'
import { checkPassword } from '#app/features/accounts/signing-in/commands/check-password.server.ts'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { announce } from '#app/platform/announce.ts'
import { type Administrator, isStaff, type Member } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { retryDeadlocks } from '#app/platform/database/deadlock.ts'
import type { Services } from '#app/platform/services.ts'
import { deleteOwnAccountSchema, deleteUserSchema } from '../schema.ts'

/**
 * Deletes another person's account with everything that belongs to it.
 *
 * @throws AppError `own_account`, `not_administrator`, `user_not_found`
 */
export async function deleteUser(
  services: Services,
  actor: Administrator,
  input: z.input<typeof deleteUserSchema>,
): Promise<void> {
  const { userId } = deleteUserSchema.parse(input)
  if (isOwnAccount(actor, userId)) throw ownAccount()
  const byAdministrator = (transaction: Transaction) => lockTeam(transaction, actor)
  await lockAndDelete(services, userId, byAdministrator, async (transaction, user) => {
    await recordAudit(transaction, actor, {
      action: 'accounts.delete',
      // Names nobody, because the deletion erases who it was.
      subject: { kind: 'user', id: userId },
      before: { role: user.role, blocked: user.blocked, rooms: user.roomUploadCount },
    })
  })
}

/**
 * Deletes a member's own account with everything that belongs to it. Team members cannot do so: an administrator
 * removes their role first, or deletes the account.
 *
 * @throws AppError `own_account`, `wrong_password`, `too_many_attempts`, `user_not_found`
 */
export async function deleteOwnAccount(
  services: Services,
  actor: Member,
  input: z.input<typeof deleteOwnAccountSchema>,
): Promise<void> {
  const { currentPassword } = deleteOwnAccountSchema.parse(input)
  if (isStaff(actor)) throw ownAccount()
  await checkPassword(services, actor, currentPassword)
  await lockAndDelete(services, actor.userId)
}

type LockedUser = Awaited<ReturnType<typeof lockUser>>

/**
 * Locks the user before it deletes anything, so that no new rows can refer to them. Features delete what they store in
 * the order of `app/personal-data.server.ts`. A transaction that holds one of their rows and then
 * refers to them, such as a finished redesign or an arriving payment, can deadlock with this one. The database then
 * ends one of the two, and the deletion starts again if it was this one.
 */
const lockAndDelete = (
  services: Services,
  userId: string,
  assertAllowed: (transaction: Transaction) => Promise<void> = async () => {},
  note: (transaction: Transaction, user: LockedUser) => Promise<void> = async () => {},
) =>
  retryDeadlocks(() =>
    services.database.transaction(async (transaction) => {
      await assertAllowed(transaction)
      const user = await lockUser(transaction, userId, 'update')
      await announce(services, transaction, 'accountDeleted', { userId, email: user.email })
      await note(transaction, user)
    }),
  )

const ownAccount = () =>
  new AppError('own_account', 'An administrator can delete your account.', {
    title: 'Cannot Delete Your Own Account',
    status: 403,
  })
