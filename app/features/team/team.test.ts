/** Inviting, changing and removing team members. One administrator always remains. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { setBlocked } from '#app/features/accounts/administration/commands/set-blocked.server.ts'
import { users } from '#app/features/accounts/tables.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { deleteUser } from '#app/features/personal-data/commands/delete-user.server.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { auditTrail } from '#tests/builders/audit-trail.ts'
import { createActor, createAdministrator, createMember } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { BROWSER } from '#tests/builders/sign-up.ts'
import { acceptInvitation, joinWithNewAccount } from './commands/accept-invitation.server.ts'
import { changeRole, removeFromTeam } from './commands/change-role.server.ts'
import { invite, withdrawInvitation } from './commands/invite.server.ts'
import { openInvitations } from './queries/members.server.ts'
import { teamInvitations } from './tables.server.ts'

const EMAIL = 'ines@example.com'
const PERSON = { name: 'Ines Sand', password: 'a long enough one' }

async function roleOf({ database }: Services, email: string) {
  const [user] = await database.select().from(users).where(eq(users.email, email))
  return user?.role
}

/** The token in the latest invitation's link. */
async function invited(services: Services, actor: Administrator, role: 'support' | 'administrator') {
  await invite(services, actor, { email: EMAIL, role })
  const messages = await services.database.select().from(outboxEmails).orderBy(outboxEmails.createdAt)
  const token = /join\?token=([\w-]+)/.exec(messages.at(-1)!.plainText)?.[1]
  return token!
}

test('a person without an account joins once with the link, and the audit log records it', async () => {
  await using test = await createTestServices()
  const { services } = test
  const boss = await createAdministrator(services)
  const token = await invited(services, boss, 'support')
  expect(await services.database.select().from(teamInvitations)).not.toContain(token)
  expect(await joinWithNewAccount(services, { token, ...PERSON }, BROWSER)).toHaveLength(1)
  expect(await roleOf(services, EMAIL)).toBe('support')
  await expect(joinWithNewAccount(services, { token, ...PERSON }, BROWSER)).rejects.toThrow(/been used/)
  const [user] = await services.database.select().from(users).where(eq(users.email, EMAIL))
  expect(user?.emailVerified).toBe(true)
  const [joined] = await auditTrail(services.database, 'user', user!.id)
  expect(joined).toMatchObject({
    action: 'team.join',
    actorEmail: EMAIL,
    details: { after: { role: 'support' } },
  })
})

test('a member takes the role only when they are signed in with the invited address', async () => {
  await using test = await createTestServices()
  const { services } = test
  const boss = await createAdministrator(services)
  const [ines, other] = [await createActor(services, { email: EMAIL }), await createActor(services)]
  const token = await invited(services, boss, 'administrator')
  await expect(acceptInvitation(services, other, { token })).rejects.toThrow(/is for ines@example.com/)
  await expect(joinWithNewAccount(services, { token, ...PERSON }, BROWSER)).rejects.toThrow(/sign in first/)
  expect(await acceptInvitation(services, ines, { token })).toBe('administrator')
  expect(await roleOf(services, EMAIL)).toBe('administrator')
})

test.each([
  [
    'was taken back',
    async (services, boss) => {
      const [open] = await openInvitations(services.database)
      expect(await withdrawInvitation(services, boss, { invitationId: open!.id })).toBe(true)
    },
  ],
  [
    'was followed by another',
    async (services, boss) => {
      await invite(services, boss, { email: EMAIL, role: 'support' })
    },
  ],
  [
    'has expired',
    async ({ database }) => {
      await database.update(teamInvitations).set({ expiresAt: new Date(Date.now() - 1) })
    },
  ],
  [
    'was sent by somebody who is no longer an administrator',
    async (services, boss) => {
      await removeFromTeam(services, await createAdministrator(services), { userId: boss.userId })
    },
  ],
] as [string, (services: Services, boss: Administrator) => Promise<void>][])(
  'an invitation that %s opens nothing',
  async (_why, end) => {
    await using test = await createTestServices()
    const { services } = test
    const boss = await createAdministrator(services)
    const token = await invited(services, boss, 'administrator')
    await end(services, boss)
    await expect(joinWithNewAccount(services, { token, ...PERSON }, BROWSER)).rejects.toThrow(/been used/)
    expect(await roleOf(services, EMAIL)).toBeUndefined()
  },
)

test('an invitation that was replaced or taken back is not sent any more', async () => {
  await using test = await createTestServices()
  const { services } = test
  const boss = await createAdministrator(services)
  const recipients = async () =>
    (await services.database.select().from(outboxEmails)).map((each) => each.recipient)
  await invite(services, boss, { email: 'other@example.com', role: 'support' })
  for (const role of ['support', 'administrator'] as const)
    await invite(services, boss, { email: EMAIL, role })
  expect((await recipients()).sort()).toEqual([EMAIL, 'other@example.com'])
  const open = await openInvitations(services.database)
  const { id: invitationId } = open.find(({ email }) => email === EMAIL)!
  await withdrawInvitation(services, boss, { invitationId })
  expect(await recipients()).toEqual(['other@example.com'])
})

test('a changed role is reported by email and recorded with the old one', async () => {
  await using test = await createTestServices()
  const { services } = test
  const boss = await createAdministrator(services)
  const { userId, email } = await createAdministrator(services)
  expect(await changeRole(services, boss, { userId, role: 'support' })).toBe(true)
  expect(await changeRole(services, boss, { userId, role: 'support' })).toBe(false)
  await removeFromTeam(services, boss, { userId })
  expect(await roleOf(services, email)).toBe('member')
  expect(
    (await auditTrail(services.database, 'user', userId)).map(({ action, details }) => [action, details]),
  ).toEqual([
    ['team.remove', { before: { role: 'support' }, after: { role: 'member' } }],
    ['team.change_role', { before: { role: 'administrator' }, after: { role: 'support' } }],
  ])
  expect(await services.database.$count(outboxEmails, eq(outboxEmails.recipient, email))).toBe(2)
})

test('people cannot change their own role, and a member joins the team only by invitation', async () => {
  await using test = await createTestServices()
  const { services } = test
  const boss = await createAdministrator(services)
  const own = { userId: boss.userId }
  await expect(changeRole(services, boss, { ...own, role: 'support' })).rejects.toThrow(
    /Another administrator/,
  )
  await expect(removeFromTeam(services, boss, own)).rejects.toThrow(/Another administrator/)
  const { userId } = await createMember(services)
  await expect(changeRole(services, boss, { userId, role: 'administrator' })).rejects.toThrow(
    /no longer on the team/,
  )
})

const WAYS: [string, (services: Services, actor: Administrator, userId: string) => Promise<unknown>][] = [
  ['demote', (services, actor, userId) => changeRole(services, actor, { userId, role: 'support' })],
  ['remove', (services, actor, userId) => removeFromTeam(services, actor, { userId })],
  [
    'block',
    (services, actor, userId) => setBlocked(services, actor, { userId, blocked: true, reason: 'Left' }),
  ],
  ['delete', (services, actor, userId) => deleteUser(services, actor, { userId })],
]

test.each(WAYS)('of two administrators who %s each other at once, one is left', async (_way, act) => {
  await using test = await createTestServices()
  const { services } = test
  await services.database.update(users).set({ role: 'member' })
  const [one, two] = [await createAdministrator(services), await createAdministrator(services)]
  const done = await Promise.allSettled([act(services, one, two.userId), act(services, two, one.userId)])
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const left = await services.database.select().from(users).where(eq(users.role, 'administrator'))
  expect(left.filter(({ blocked }) => !blocked)).toHaveLength(1)
})
