import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createMember } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { setPassword } from '../../commands/set-password.server.ts'
import { sessions } from '../../tables.server.ts'
import { signIn } from './sign-in.server.ts'

const BROWSER = { address: '192.0.2.1', userAgent: null }

test('a sign-in that checked the old password leaves no session once the new one is stored', async () => {
  await using test = await createTestServices()
  const { database, authentication } = test.services
  const member = await createMember(test.services)
  const own = eq(sessions.userId, member.userId)
  const passwordHash = await authentication.hashPassword('a new word')
  // Holds the moment before the reset commits: the old password is still the one that others read.
  const late = await database.transaction(async (transaction) => {
    await setPassword(transaction, member.userId, passwordHash)
    await transaction.delete(sessions).where(own)
    const signedIn = signIn(test.services, member, BROWSER).catch((error: unknown) => error)
    await vi.waitFor(async () => expect(await database.$count(sessions, own)).toBe(1), 5000)
    return { signedIn }
  })
  expect(await late.signedIn).toMatchObject({ code: 'wrong_credentials' })
  expect(await database.$count(sessions, own)).toBe(0)
})

test('a sign-in beside a new password that is not stored after all succeeds', async () => {
  await using test = await createTestServices()
  const { database } = test.services
  const member = await createMember(test.services)
  let signedIn: Promise<unknown> | undefined
  const rolledBack = database.transaction(async (transaction) => {
    await setPassword(transaction, member.userId, 'another hash')
    signedIn = signIn(test.services, member, BROWSER)
    await vi.waitFor(async () => expect(await database.$count(sessions)).toBe(1), 5000)
    throw new Error('not stored')
  })
  await expect(rolledBack).rejects.toThrow('not stored')
  expect(await signedIn).toMatchObject({ role: 'member' })
})
