import type { z } from 'zod'
import { lockTeam } from '#app/features/accounts/administration/queries/lock-team.server.ts'
import { deleteAccount } from '#app/features/accounts/commands/delete-account.server.ts'
import { isOwnAccount } from '#app/features/accounts/policy.ts'
import { lockUser } from '#app/features/accounts/queries.server.ts'
import { checkPassword } from '#app/features/accounts/signing-in/commands/check-password.server.ts'
import { forgetUsageOf } from '#app/features/ai-settings/spending/commands/forget-usage.server.ts'
import { forgetInAudit, recordAudit } from '#app/features/audit/commands.server.ts'
import { deleteRequestsOf } from '#app/features/consultations/requests/commands/delete-requests.server.ts'
import { deleteCreditsOf } from '#app/features/credits/commands/delete-credits.server.ts'
import { deleteMessagesTo } from '#app/features/email/outbox/commands/delete-messages.server.ts'
import { deleteFeedbackOf } from '#app/features/feedback/commands/delete-feedback.server.ts'
import { deletePaymentsOf } from '#app/features/payments/commands/delete-payments.server.ts'
import { deleteQuizResponsesOf } from '#app/features/quiz/result/commands/delete-quiz-responses.server.ts'
import { deleteRoomsOf } from '#app/features/rooms/commands/delete-rooms.server.ts'
import { removePicturesQueue } from '#app/features/rooms/schema.ts'
import { deleteProfileOf } from '#app/features/styles/commands/delete-profile.server.ts'
import { forgetInvitations } from '#app/features/team/commands/invite.server.ts'
import { deleteTestimonialsOf } from '#app/features/testimonials/commands/delete-testimonials.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { type Administrator, isStaff, type Member } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { retryDeadlocks } from '#app/platform/database/deadlock.ts'
import type { Services } from '#app/platform/services.ts'
import { subjectsOf } from '../queries/subjects-of.server.ts'
import { deleteOwnAccountSchema, deleteUserSchema } from '../schema.ts'

/**
 * An administrator deletes somebody else's account with everything that belongs to it.
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
  await deleteLocked(services, userId, byAdministrator, async (transaction, user) => {
    await recordAudit(transaction, actor, {
      action: 'accounts.delete',
      // Whom it was is what the deletion forgets.
      subject: { kind: 'user', id: userId },
      before: { role: user.role, blocked: user.blocked, rooms: user.roomUploadCount },
    })
  })
}

/**
 * A member deletes their own account with everything that belongs to it. Who runs the site cannot: an administrator
 * takes their role first, or deletes the account for them.
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
  await deleteLocked(services, actor.userId)
}

type LockedUser = Awaited<ReturnType<typeof lockUser>>

/**
 * The user is locked first, so that nothing new comes to refer to them. What holds something of theirs and now refers to
 * them (a room that is finished, a payment that arrives) crosses that: it goes first, and the deletion begins again.
 */
const deleteLocked = (
  services: Services,
  userId: string,
  assertAllowed: (transaction: Transaction) => Promise<void> = async () => {},
  note: (transaction: Transaction, user: LockedUser) => Promise<void> = async () => {},
) =>
  retryDeadlocks(() =>
    services.database.transaction(async (transaction) => {
      await assertAllowed(transaction)
      const user = await lockUser(transaction, userId, 'update')
      await deleteEverythingOf(services, transaction, user)
      await note(transaction, user)
    }),
  )

const ownAccount = () =>
  new AppError('own_account', 'Another administrator can delete your account.', {
    title: 'Cannot Delete Your Own Account',
    status: 403,
  })

/** In the order of the specification; what it does not name stands beside what it belongs to. The user goes last. */
async function deleteEverythingOf(
  services: Services,
  transaction: Transaction,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await forgetInAudit(transaction, { id, email, subjects: await subjectsOf(transaction, id) })
  await deletePaymentsOf(services, transaction, id)
  await deleteQuizResponsesOf(transaction, id)
  await deleteProfileOf(transaction, id)
  await deleteRoomsOf(services, transaction, id)
  await deleteCreditsOf(transaction, id)
  await forgetUsageOf(transaction, id)
  await deleteFeedbackOf(transaction, id)
  const photos = await deleteRequestsOf(transaction, id)
  if (photos.length > 0) await services.jobs.enqueue(transaction, removePicturesQueue, { keys: photos })
  await deleteTestimonialsOf(transaction, id)
  await deleteMessagesTo(transaction, { id, email })
  await forgetInvitations(transaction, email)
  await services.jobs.forget(transaction, email)
  await deleteAccount(transaction, id)
}
