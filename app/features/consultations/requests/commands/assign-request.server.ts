import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { lockUser, userById } from '#app/features/accounts/queries.server.ts'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { isStaffRole } from '#app/lib/roles.ts'
import type { Staff } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services, Subscriber } from '#app/platform/services.ts'
import { designerRequests } from '../../tables.server.ts'
import { lockRequest } from '../queries/lock-request.server.ts'
import { assignSchema } from '../schema.ts'

/**
 * Assigns a request to a team member, or unassigns it.
 *
 * @param input.assigneeId empty to unassign
 * @param input.seenAssigneeId the assignee that the page showed, so that nobody overwrites an unseen assignment
 * @returns the assignee's name, null when unassigned
 * @throws AppError `request_not_found`, `not_in_team`, `assigned_meanwhile`
 */
export async function assignRequest(
  { database }: Services,
  actor: Staff,
  input: z.input<typeof assignSchema>,
): Promise<string | null> {
  const { requestId, assigneeId, seenAssigneeId } = assignSchema.parse(input)
  return database.transaction(async (transaction) => {
    // Lock the person before the request, in the same order as when somebody leaves the team.
    const assignee = assigneeId ? await lockColleague(transaction, assigneeId) : null
    const request = await lockRequest(transaction, requestId)
    if (request.assigneeId === assigneeId) return assignee?.name ?? null
    const before = request.assigneeId ? await userById(transaction, request.assigneeId) : null
    if (request.assigneeId !== seenAssigneeId) throw assignedMeanwhile(before?.name)
    await transaction.update(designerRequests).set({ assigneeId }).where(eq(designerRequests.id, requestId))
    await recordAudit(transaction, actor, {
      action: 'consultations.assign_request',
      subject: { kind: 'request', id: requestId, name: request.email ?? request.name },
      before: { assignee: before?.email ?? null },
      after: { assignee: assignee?.email ?? null },
    })
    return assignee?.name ?? null
  })
}

/** Unassigns the requests of a person who leaves the team or is blocked. */
export const unassignRequestsOf: Subscriber<'accountBlocked' | 'leftTeam'> = async (
  _services,
  transaction,
  { userId },
) => {
  await transaction
    .update(designerRequests)
    .set({ assigneeId: null })
    .where(eq(designerRequests.assigneeId, userId))
}

/** Locks the person, so that nobody leaves the team with a request assigned. */
async function lockColleague(transaction: Transaction, userId: string) {
  const user = await lockUser(transaction, userId)
  if (isStaffRole(user.role) && !user.blocked) return user
  throw new AppError('not_in_team', `${user.name} is no longer on the team. Please choose somebody else.`, {
    status: 409,
  })
}

const assignedMeanwhile = (name: string | undefined) =>
  new AppError(
    'assigned_meanwhile',
    name ? `${name} has this request now. Nothing was changed.` : 'Nobody has this request any more.',
    { status: 409 },
  )
