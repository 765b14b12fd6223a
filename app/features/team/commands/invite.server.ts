import { eq, lt } from 'drizzle-orm'
import type { z } from 'zod'
import { lockTeam } from '#app/features/accounts/administration/queries/lock-team.server.ts'
import { makeLink, voidLinks } from '#app/features/accounts/commands/email-links.server.ts'
import { userByEmail } from '#app/features/accounts/queries.server.ts'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { withdrawEmails } from '#app/features/email/outbox/commands/withdraw-emails.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { DAY, HOUR_SECONDS } from '#app/lib/durations.ts'
import { INVITATION_DAYS } from '#app/lib/link-lifetimes.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { takeAttempt } from '#app/platform/limits/take-attempt.ts'
import type { Services } from '#app/platform/services.ts'
import { invitationEmail } from '../emails.tsx'
import { invitationIdSchema, inviteSchema } from '../schema.ts'
import { teamInvitations } from '../tables.server.ts'

/** Invitations that an administrator may send per hour. */
const LIMIT = { points: 20, seconds: HOUR_SECONDS }

/**
 * Invites a person to the team by email. The link works once, and voids an earlier one to the same
 * address.
 *
 * @throws AppError `already_in_team`, `too_many_attempts`, `not_administrator`
 * @returns the invited address
 */
export async function invite(
  services: Services,
  actor: Administrator,
  input: z.input<typeof inviteSchema>,
): Promise<string> {
  const { email, role } = inviteSchema.parse(input)
  await limitInvitations(services, actor)
  await services.database.transaction(async (transaction) => {
    await lockTeam(transaction, actor)
    const known = await userByEmail(transaction, email)
    if (known && known.role !== 'member')
      throw new AppError('already_in_team', `${known.name} is already on the team.`, { status: 409 })
    await transaction.delete(teamInvitations).where(lt(teamInvitations.expiresAt, new Date()))
    await forgetInvitations(transaction, email)
    const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY)
    const [invitation] = await transaction
      .insert(teamInvitations)
      .values({ email, role, invitedBy: actor.userId, expiresAt })
      .returning({ id: teamInvitations.id })
    const { id } = invitation!
    const token = await makeLink(transaction, 'join-team', { userId: id }, INVITATION_DAYS * 24)
    const message = await invitationEmail(services.environment, { email, role, from: actor.name }, token)
    await queueEmail(
      transaction,
      { kind: 'team_invitation', reference: id, userId: known?.id ?? null },
      message,
    )
    await recordAudit(transaction, actor, {
      action: 'team.invite',
      subject: { kind: 'team', id, name: email },
      after: { role },
    })
  })
  return email
}

/**
 * Withdraws an invitation with its link, and its message unless it was sent.
 *
 * @returns false when it was accepted, withdrawn or expired before
 */
export async function withdrawInvitation(
  { database }: Services,
  actor: Administrator,
  input: z.input<typeof invitationIdSchema>,
): Promise<boolean> {
  const { invitationId } = invitationIdSchema.parse(input)
  return database.transaction(async (transaction) => {
    await lockTeam(transaction, actor)
    const [gone] = await transaction
      .delete(teamInvitations)
      .where(eq(teamInvitations.id, invitationId))
      .returning()
    if (!gone) return false
    await revoke(transaction, [gone])
    await recordAudit(transaction, actor, {
      action: 'team.withdraw',
      subject: { kind: 'team', id: invitationId, name: gone.email },
      before: { role: gone.role },
    })
    return true
  })
}

/** Deletes the invitations to an address with their links and unsent messages, before a new one or with the account. */
export async function forgetInvitations(transaction: Transaction, email: string): Promise<void> {
  const gone = await transaction
    .delete(teamInvitations)
    .where(eq(teamInvitations.email, email))
    .returning({ id: teamInvitations.id })
  await revoke(transaction, gone)
}

async function revoke(transaction: Transaction, invitations: { id: string }[]): Promise<void> {
  const references = invitations.map(({ id }) => id)
  for (const id of references) await voidLinks(transaction, id)
  await withdrawEmails(transaction, { kinds: ['team_invitation'], references })
}

const limitInvitations = ({ limits }: Services, actor: Administrator) =>
  takeAttempt(limits, 'team-invitation', actor.userId, LIMIT, {
    message: () => `You have sent ${LIMIT.points} invitations in an hour. Please wait a little.`,
  })
