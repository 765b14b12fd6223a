import { eq } from 'drizzle-orm'
import { setRole } from '#app/features/accounts/administration/commands/set-role.server.ts'
import { limitNewPassword } from '#app/features/accounts/commands/attempt-limits.server.ts'
import { consumeLink, readLink } from '#app/features/accounts/commands/email-links.server.ts'
import { createUser } from '#app/features/accounts/signing-up/commands/create-user.server.ts'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { StaffRole } from '#app/lib/roles.ts'
import { isStaff, type Member, proveMember } from '#app/platform/auth/actor.ts'
import type { Browser } from '#app/platform/auth/authentication.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { type Invitation, invitationById } from '../queries/members.server.ts'
import { joinSchema } from '../schema.ts'
import { teamInvitations } from '../tables.server.ts'

/**
 * Gives the role to a member who is signed in with the invited address.
 *
 * @throws AppError `invitation_over`, `other_address`, `already_in_team`
 */
export async function acceptInvitation(
  { database }: Services,
  actor: Member,
  { token }: { token: string },
): Promise<StaffRole> {
  return database.transaction(async (transaction) => {
    const invitation = await takeInvitation(transaction, token)
    if (invitation.email !== actor.email) throw otherAddress(invitation.email)
    if (isStaff(actor)) throw inTeam()
    await setRole(transaction, actor.userId, invitation.role)
    await noteJoining(transaction, actor, invitation)
    return invitation.role
  })
}

/**
 * Creates an account with the role for an invited person and starts a session. The link has proved their address.
 *
 * @throws AppError `invitation_over`, `too_many_attempts`; `sign_in_first` when this address has an account
 * @returns the session's cookies
 */
export async function joinWithNewAccount(
  services: Services,
  { token, ...input }: { token: string; name: string; password: string },
  browser: Browser,
): Promise<string[]> {
  const { name, password } = joinSchema.parse(input)
  await limitNewPassword(services, browser.address)
  // Checked first, because hashing a password costs far more than a query.
  if (!(await readLink(services.database, 'join-team', token))) throw invitationOver()
  const passwordHash = await services.authentication.hashPassword(password)
  const email = await services.database.transaction(async (transaction) => {
    const invitation = await takeInvitation(transaction, token)
    const { email, role } = invitation
    const userId = await createUser(transaction, { email, name, passwordHash, role, emailVerified: true })
    if (!userId) throw signInFirst(email)
    const joined = proveMember({ userId, email, name, role, blocked: false })!
    await noteJoining(transaction, joined, invitation)
    return email
  })
  const session = await services.authentication.signIn({ email, password }, browser)
  return session?.cookies ?? []
}

/** Uses up an invitation. It is void if its sender is no longer an administrator. */
async function takeInvitation(transaction: Transaction, token: string): Promise<Invitation> {
  const link = await readLink(transaction, 'join-team', token)
  const invitation = link && (await invitationById(transaction, link.userId))
  if (!invitation) throw invitationOver()
  // The invitation before its link, as when it is withdrawn.
  const taken = await transaction
    .delete(teamInvitations)
    .where(eq(teamInvitations.id, invitation.id))
    .returning({ id: teamInvitations.id })
  if (taken.length === 0 || !(await consumeLink(transaction, 'join-team', token))) throw invitationOver()
  return invitation
}

const noteJoining = (transaction: Transaction, actor: Member, { role }: Invitation) =>
  recordAudit(transaction, actor, {
    action: 'team.join',
    subject: { kind: 'user', id: actor.userId, name: actor.email },
    before: { role: 'member' },
    after: { role },
  })

const invitationOver = () =>
  new AppError('invitation_over', 'This invitation has been used or withdrawn, or it has expired.', {
    status: 410,
  })

const inTeam = () =>
  new AppError('already_in_team', 'You are already on the team. An administrator can change your role.', {
    status: 409,
  })

const otherAddress = (email: string) =>
  new AppError('other_address', `This invitation is for ${email}. Please sign in with that address.`, {
    status: 403,
  })

const signInFirst = (email: string) =>
  new AppError('sign_in_first', `${email} already has an account. Please sign in first.`, { status: 409 })
