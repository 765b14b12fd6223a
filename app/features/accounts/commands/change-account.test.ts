import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Role, STAFF_ROLES } from '#app/lib/roles.ts'
import { proveMember } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { cookieOf, createMember, memberActor } from '#tests/builders/members.ts'
import { messagesTo, tokenIn } from '#tests/builders/messages.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { waitingForLocks } from '#tests/builders/waiting-for-locks.ts'
import { requestEmailChange } from '../email-change/commands/request-email-change.server.ts'
import { devicesOf, userById } from '../queries.server.ts'
import { sessions, verifications } from '../tables.server.ts'
import { changeName, changePassword, requestConfirmation } from './change-account.server.ts'
import { confirmEmail } from './confirm-email.server.ts'
import { endOtherSessions, endSession } from './end-sessions.server.ts'
import { setPassword } from './set-password.server.ts'

const currentPassword = 'a good password'
const BROWSER = { address: '192.0.2.1', userAgent: null }

async function createOne(services: Services) {
  const member = await createMember(services)
  return { member, actor: memberActor(member) }
}

async function newAddressLink(services: Services, actor: ReturnType<typeof memberActor>, email: string) {
  await requestEmailChange(services, actor, { email, currentPassword })
  return tokenIn((await messagesTo(services, email))[0]!)
}

test('a name can be changed, but not to an empty or overlong one', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { actor } = await createOne(services)
  await changeName(services, actor, { name: ' Ada <b>Lovell</b> ' })
  for (const name of [' ', 'x'.repeat(101)])
    await expect(changeName(services, actor, { name })).rejects.toThrow()
  expect((await userById(services.database, actor.userId))!.name).toBe('Ada <b>Lovell</b>')
})

test('a new address takes effect when its link is opened, and the old one is notified', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { member, actor } = await createOne(services)
  const token = await newAddressLink(services, actor, ' New@Example.com '.trim().toLowerCase())
  expect((await userById(services.database, actor.userId))!.email).toBe(member.email)
  expect(await confirmEmail(services, token)).toBe('changed')
  expect(await userById(services.database, actor.userId)).toMatchObject({
    email: 'new@example.com',
    emailVerified: true,
  })
  expect((await messagesTo(services, member.email))[0]!.plainText).toContain('new@example.com')
  const credentials = { email: 'new@example.com', password: member.password }
  expect(await services.authentication.signIn(credentials, BROWSER)).toBeDefined()
})

test('a new request voids the earlier link, and so does a new password, which leaves the link that confirms', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { actor } = await createOne(services)
  const first = await newAddressLink(services, actor, 'first@example.com')
  const second = await newAddressLink(services, actor, 'second@example.com')
  await requestConfirmation(services, actor)
  const confirmation = tokenIn((await messagesTo(services, actor.email))[0]!)
  expect(await confirmEmail(services, first)).toBe('expired')
  const form = { currentPassword, password: 'a new word', confirmation: 'a new word' }
  const changed = await changePassword(services, actor, form, crypto.randomUUID())
  expect(changed).toEqual({ cancelledEmail: 'second@example.com' })
  expect(await confirmEmail(services, second)).toBe('expired')
  expect(await confirmEmail(services, confirmation)).toBe('confirmed')
})

test('a link for a new address expires', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { member, actor } = await createOne(services)
  const token = await newAddressLink(services, actor, 'late@example.com')
  await services.database.update(verifications).set({ expiresAt: new Date(Date.now() - 1000) })
  expect(await confirmEmail(services, token)).toBe('expired')
  expect((await userById(services.database, actor.userId))!.email).toBe(member.email)
})

test('an address that belongs to another person, or does by then, is refused', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { actor } = await createOne(services)
  const { email } = await createMember(services)
  const ask = (input: object) => requestEmailChange(services, actor, { email, currentPassword, ...input })
  await expect(ask({})).rejects.toMatchObject({ code: 'email_taken' })
  await expect(ask({ email: actor.email })).rejects.toMatchObject({ code: 'same_email' })
  await expect(ask({ email: 'no address' })).rejects.toThrow('Please enter a valid email address.')
  const token = await newAddressLink(services, actor, 'late@example.com')
  await createMember(services, { email: 'late@example.com' })
  expect(await confirmEmail(services, token)).toBe('taken')
  expect((await userById(services.database, actor.userId))!.email).toBe(actor.email)
})

test('neither address nor password changes without the password', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { member, actor } = await createOne(services)
  const wrong = { currentPassword: 'a guess' }
  const email = requestEmailChange(services, actor, { email: 'new@example.com', ...wrong })
  await expect(email).rejects.toMatchObject({ code: 'wrong_password' })
  const form = { ...wrong, password: 'a new word', confirmation: 'a new word' }
  for (let guess = 1; guess < 10; guess += 1)
    await expect(changePassword(services, actor, form, '')).rejects.toMatchObject({ code: 'wrong_password' })
  await expect(changePassword(services, actor, form, '')).rejects.toMatchObject({ code: 'too_many_attempts' })
  expect(await services.authentication.signIn(member, BROWSER)).toBeDefined()
})

test('a new password does not replace one that a reset has set meanwhile', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { member, actor } = await createOne(services)
  const own = eq(sessions.userId, actor.userId)
  const passwordHash = await services.authentication.hashPassword('by the link')
  const form = { currentPassword, password: 'a new word', confirmation: 'a new word' }
  // Holds the moment before the reset commits: the old password is still the one that others read.
  const late = await services.database.transaction(async (transaction) => {
    await setPassword(transaction, actor.userId, passwordHash)
    await transaction.delete(sessions).where(own)
    const changed = changePassword(services, actor, form, crypto.randomUUID()).catch(
      (error: unknown) => error,
    )
    await expect.poll(() => waitingForLocks(services)).toBe(1)
    return { changed }
  })
  expect(await late.changed).toMatchObject({ code: 'wrong_password' })
  const signIn = (password: string) => services.authentication.signIn({ ...member, password }, BROWSER)
  expect(await signIn('by the link')).toBeDefined()
  expect(await signIn('a new word')).toBeUndefined()
})

test('the team chooses longer passwords, and keeps a short one from before', async () => {
  await using test = await createTestServices()
  const { services } = test
  const member = await createMember(services, { password: 'short' })
  const change = (role: Role, password: string) =>
    changePassword(
      services,
      proveMember({ ...member, role, blocked: false })!,
      { currentPassword: 'short', password, confirmation: password },
      crypto.randomUUID(),
    )
  for (const role of STAFF_ROLES)
    await expect(change(role, 'eleven char')).rejects.toThrow('Please choose at least 12 characters')
  await expect(change('member', 'five5')).rejects.toThrow('Password must be at least 6 characters long')
  expect(await services.authentication.signIn(member, BROWSER)).toBeDefined()
  await change('support', 'twelve chars')
})

test('a new password signs out every other browser', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { member, actor } = await createOne(services)
  const [here, elsewhere] = [await cookieOf(services, member), await cookieOf(services, member)]
  const read = async (cookie: string) =>
    (await services.authentication.readSession(new Headers({ cookie }))).visitor
  const form = { currentPassword, password: 'a new word', confirmation: 'a new word' }
  await changePassword(services, actor, form, (await read(here))!.sessionId!)
  expect(await read(here)).not.toBeNull()
  expect(await read(elsewhere)).toBeNull()
  expect((await messagesTo(services, member.email))[0]!.subject).toBe('Your password was changed')
})

test('only the owner can end a session, or all others at once', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { member, actor } = await createOne(services)
  const stranger = (await createOne(services)).actor
  for (let browser = 0; browser < 3; browser += 1) await cookieOf(services, member)
  const [one, two] = await devicesOf(services.database, actor.userId)
  expect(await endSession(services, stranger, { sessionId: one!.sessionId })).toBe(false)
  expect(await endSession(services, actor, { sessionId: one!.sessionId })).toBe(true)
  expect(await endOtherSessions(services, stranger, crypto.randomUUID())).toBe(0)
  expect(await endOtherSessions(services, actor, two!.sessionId)).toBe(1)
  const left = await services.database.select().from(sessions).where(eq(sessions.userId, actor.userId))
  expect(left.map((session) => session.id)).toEqual([two!.sessionId])
})

test('a link confirms an address, and opening it again does no harm', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { member, actor } = await createOne(services)
  await requestConfirmation(services, actor)
  const token = tokenIn((await messagesTo(services, member.email))[0]!)
  expect(await confirmEmail(services, 'made up')).toBe('expired')
  expect(await confirmEmail(services, token)).toBe('confirmed')
  expect(await confirmEmail(services, token)).toBe('confirmed')
  expect((await userById(services.database, actor.userId))!.emailVerified).toBe(true)
  for (let more = 1; more < 5; more += 1) await requestConfirmation(services, actor)
  await expect(requestConfirmation(services, actor)).rejects.toMatchObject({ code: 'too_many_attempts' })
})
