import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { STAFF_ROLES } from '#app/lib/roles.ts'
import { cookieOf, createMember, memberActor, type TestMember } from '#tests/builders/members.ts'
import { messagesTo, tokenIn } from '#tests/builders/messages.ts'
import { createTestServices, type TestServices } from '#tests/builders/services.ts'
import { waitingForLocks } from '#tests/builders/waiting-for-locks.ts'
import { requestConfirmation } from '../../commands/change-account.server.ts'
import { confirmEmail } from '../../commands/confirm-email.server.ts'
import { userById } from '../../queries.server.ts'
import { signIn } from '../../signing-in/commands/sign-in.server.ts'
import { sessions, verifications } from '../../tables.server.ts'
import { requestPasswordReset } from './request-password-reset.server.ts'
import { resetPassword } from './reset-password.server.ts'

const ADDRESS = '192.0.2.1'
const BROWSER = { address: ADDRESS, userAgent: null }
const twice = (password: string) => ({ password, confirmation: password })

async function linkFor({ services, runJobs }: TestServices, { email }: TestMember): Promise<string> {
  await requestPasswordReset(services, { email: ` ${email.toUpperCase()} ` }, BROWSER)
  await runJobs()
  const [message] = await messagesTo(services, email)
  return tokenIn(message!)
}

test('the link in the message sets a new password once, and ends every session', async () => {
  await using test = await createTestServices()
  const { services } = test
  const member = await createMember(services)
  await cookieOf(services, member)
  const token = await linkFor(test, member)

  await resetPassword(services, { token, ...twice('a new word') }, ADDRESS)

  const { database } = services
  expect(await database.$count(sessions, eq(sessions.userId, member.userId))).toBe(0)
  await expect(signIn(services, member, BROWSER)).rejects.toMatchObject({ code: 'wrong_credentials' })
  await expect(signIn(services, { ...member, password: 'a new word' }, BROWSER)).resolves.toBeDefined()
  const again = resetPassword(services, { token, ...twice('another word') }, ADDRESS)
  await expect(again).rejects.toMatchObject({
    code: 'link_expired',
    message: 'Password reset link may have expired. Please request a new password reset.',
  })
  // The message with the link had not been sent yet: what it would bring is void.
  const messages = await messagesTo(services, member.email)
  expect(messages.map((message) => message.subject)).toEqual(['Your password was changed'])
})

test('of two concurrent uses of a link, one sets the password', async () => {
  await using test = await createTestServices()
  const member = await createMember(test.services)
  const token = await linkFor(test, member)
  const tries = ['first word', 'second word'].map((word) =>
    resetPassword(test.services, { token, ...twice(word) }, ADDRESS),
  )
  const ended = await Promise.allSettled(tries)
  expect(ended.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('of two links used at once, one sets the password and the other has expired', async () => {
  await using test = await createTestServices()
  const { services } = test
  const member = await createMember(services)
  const links = [await linkFor(test, member), await linkFor(test, member)]
  const both = await services.database.transaction(async (transaction) => {
    // Holds the moment before a new password is stored, and before it voids the other link.
    await transaction.execute(sql`SELECT 1 FROM sign_in_methods WHERE user_id = ${member.userId} FOR UPDATE`)
    const tries = links.map((token) => resetPassword(services, { token, ...twice('a new word') }, ADDRESS))
    await expect.poll(() => waitingForLocks(services)).toBe(2)
    return { ended: Promise.allSettled(tries) }
  })
  const ended = await both.ended
  expect(ended).toContainEqual({ status: 'fulfilled', value: { email: member.email } })
  expect(ended).toContainEqual({
    status: 'rejected',
    reason: expect.objectContaining({ code: 'link_expired' }),
  })
})

test('using one link voids the person’s other links', async () => {
  await using test = await createTestServices()
  const [member, other] = [await createMember(test.services), await createMember(test.services)]
  const [first, second] = [await linkFor(test, member), await linkFor(test, member)]
  const untouched = await linkFor(test, other)
  await resetPassword(test.services, { token: second, ...twice('a new word') }, ADDRESS)
  const late = resetPassword(test.services, { token: first, ...twice('another word') }, ADDRESS)
  await expect(late).rejects.toMatchObject({ code: 'link_expired' })
  await resetPassword(test.services, { token: untouched, ...twice('a new word') }, ADDRESS)
})

test('a new password by the link confirms the address, and the link of the welcome message still opens', async () => {
  await using test = await createTestServices()
  const { services } = test
  const [member, other] = [await createMember(services), await createMember(services)]
  await requestConfirmation(services, memberActor(member))
  const confirmation = tokenIn((await messagesTo(services, member.email))[0]!)
  await resetPassword(services, { token: await linkFor(test, member), ...twice('a new word') }, ADDRESS)
  expect((await userById(services.database, member.userId))!.emailVerified).toBe(true)
  expect((await userById(services.database, other.userId))!.emailVerified).toBe(false)
  expect(await confirmEmail(services, confirmation)).toBe('confirmed')
})

test('a link is valid for 24 hours', async () => {
  await using test = await createTestServices()
  const { database } = test.services
  const member = await createMember(test.services)
  const token = await linkFor(test, member)
  const [link] = await database.select().from(verifications)
  const hours = (link!.expiresAt.getTime() - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThanOrEqual(24)
  await database.update(verifications).set({ expiresAt: new Date(Date.now() - 1000) })
  const late = resetPassword(test.services, { token, ...twice('a new word') }, ADDRESS)
  await expect(late).rejects.toMatchObject({ code: 'link_expired' })
})

test('the database contains nothing that would open the link', async () => {
  await using test = await createTestServices()
  const token = await linkFor(test, await createMember(test.services))
  const [link] = await test.services.database.select().from(verifications)
  expect(JSON.stringify(link)).not.toContain(token)
  const guess = resetPassword(
    test.services,
    { token: link!.identifier.split(':')[1]!, ...twice('a new word') },
    ADDRESS,
  )
  await expect(guess).rejects.toMatchObject({ code: 'link_expired' })
})

test('an address without an account gets the same answer and no message', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { email } = await createMember(services)
  const nobody = 'nobody@example.com'
  expect(await requestPasswordReset(services, { email: nobody }, BROWSER)).toEqual({ email: nobody })
  expect(await requestPasswordReset(services, { email }, BROWSER)).toEqual({ email })
  await test.runJobs()
  expect(await messagesTo(services, nobody)).toEqual([])
  expect(await messagesTo(services, email)).toHaveLength(1)
})

test('mismatched or short passwords change nothing', async () => {
  await using test = await createTestServices()
  const token = await linkFor(test, await createMember(test.services))
  for (const wrong of [{ password: 'a new word', confirmation: 'a new wort' }, twice('12345')])
    await expect(resetPassword(test.services, { token, ...wrong }, ADDRESS)).rejects.toThrow(
      /Passwords do not match|at least 6 characters long/,
    )
  await resetPassword(test.services, { token, ...twice('a new word') }, ADDRESS)
})

test('the team chooses longer passwords', async () => {
  await using test = await createTestServices()
  for (const role of STAFF_ROLES) {
    const token = await linkFor(test, await createMember(test.services, { role }))
    const short = resetPassword(test.services, { token, ...twice('eleven char') }, ADDRESS)
    await expect(short).rejects.toThrow('Please choose at least 12 characters')
    await resetPassword(test.services, { token, ...twice('twelve chars') }, ADDRESS)
  }
})
