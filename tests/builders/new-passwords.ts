/** The ways in which a member replaces their password. */
import { changePassword } from '#app/features/accounts/commands/change-account.server.ts'
import { makeLink } from '#app/features/accounts/commands/email-links.server.ts'
import { resetPassword } from '#app/features/accounts/password-reset/commands/reset-password.server.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'

const form = { password: 'a new word', confirmation: 'a new word' }

type Renew = (services: Services, member: Member) => Promise<unknown>

const byForm: Renew = (services, member) =>
  changePassword(services, member, { currentPassword: 'a good password', ...form }, crypto.randomUUID())

const byLink: Renew = async (services, { userId }) => {
  const token = await services.database.transaction((transaction) =>
    makeLink(transaction, 'reset-password', { userId }, 1),
  )
  return resetPassword(services, { token, ...form }, '192.0.2.1')
}

/** Each way with its name, for `test.each`. They expect the password that `createMember` gives. */
export const NEW_PASSWORDS: [string, Renew][] = [
  ['a new password', byForm],
  ['a reset', byLink],
]
