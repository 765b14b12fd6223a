import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Services } from '#app/platform/services.ts'
import { block, cookieOf, createMember } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { sessions, users } from '../../tables.server.ts'
import { signIn } from './sign-in.server.ts'

const BROWSER = { address: '192.0.2.1', userAgent: 'a browser' }

const visitorOf = async (services: Services, cookie: string) =>
  (await services.authentication.readSession(new Headers({ cookie }))).visitor

test('the right password starts a session in this browser', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const { userId, email, password } = await createMember(services)
  const { cookies } = await signIn(services, { email: ` ${email.toUpperCase()} `, password }, BROWSER)
  const [session] = await services.database.select().from(sessions).where(eq(sessions.userId, userId))
  expect(session).toMatchObject({ ipAddress: BROWSER.address, userAgent: BROWSER.userAgent })
  expect(await visitorOf(services, cookies[0]!.split(';')[0]!)).toMatchObject({ userId })
})

test('scripts cannot read the cookie, and other sites cannot send it with a form', async () => {
  await using opened = await createTestServices()
  const member = await createMember(opened.services)
  const { cookies } = await signIn(opened.services, member, BROWSER)
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    'casabloom.session_token',
    'casabloom.devices',
  ])
  expect(cookies[0]).toMatch(
    /^casabloom\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

test('at an https address the cookie is never sent unencrypted', async () => {
  await using opened = await createTestServices({ variables: { APP_URL: 'https://casabloom.example' } })
  const member = await createMember(opened.services)
  const { cookies } = await signIn(opened.services, member, BROWSER)
  expect(cookies[0]).toMatch(/^__Secure-casabloom\.session_token=.*; Secure/)
})

test('a wrong password and an unknown address get the same answer', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const { email } = await createMember(services)
  const answerTo = (input: object) => signIn(services, input, BROWSER).catch((error: Error) => error.message)
  const wrong = await answerTo({ email, password: 'wrong' })
  expect(wrong).toBe('This email address and password do not match. Please check both and try again.')
  expect(await answerTo({ email: 'nobody@example.com', password: 'wrong' })).toBe(wrong)
})

test('an internal error is not reported as a wrong password', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const member = await createMember(services)
  await services.database.execute('ALTER TABLE sessions RENAME TO elsewhere')
  await expect(signIn(services, member, BROWSER)).rejects.toMatchObject({
    code: 'sign_in_failed',
    message: 'An error occurred during sign in',
  })
})

test('signing out invalidates the cookie', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const member = await createMember(services)
  const [here, elsewhere] = [await cookieOf(services, member), await cookieOf(services, member)]
  const { cookies } = await services.authentication.endSession(new Headers({ cookie: here }))
  expect(cookies[0]).toMatch(/^casabloom\.session_token=; Max-Age=0/)
  expect(await visitorOf(services, here)).toBeNull()
  expect(await visitorOf(services, elsewhere)).toMatchObject({ userId: member.userId })
})

test('a forged or tampered cookie signs nobody in', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const cookie = await cookieOf(services, await createMember(services))
  const [session] = await services.database.select().from(sessions)
  for (const forged of [`casabloom.session_token=${session!.token}`, cookie.slice(0, -6), `${cookie}x`])
    expect(await visitorOf(services, forged), forged).toBeNull()
})

test('an expired session is over, and a used one is prolonged', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const cookie = await cookieOf(services, await createMember(services))
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  await services.database.update(sessions).set({ expiresAt: inDays(20) })
  const renewed = await services.authentication.readSession(new Headers({ cookie }))
  expect(renewed.cookies[0]).toContain('Max-Age=2592000')
  const [session] = await services.database.select().from(sessions)
  expect(session!.expiresAt.getTime()).toBeGreaterThan(inDays(29).getTime())
  await services.database.update(sessions).set({ expiresAt: inDays(-1) })
  expect(await visitorOf(services, cookie)).toBeNull()
})

test('a block, a new role and a deletion take effect on the next request', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const { database } = services
  const member = await createMember(services)
  const cookie = await cookieOf(services, member)
  await database.update(users).set({ role: 'administrator' }).where(eq(users.id, member.userId))
  expect(await visitorOf(services, cookie)).toMatchObject({ role: 'administrator', blocked: false })
  await block(services, member.userId)
  expect(await visitorOf(services, cookie)).toMatchObject({ blocked: true })
  await database.delete(users).where(eq(users.id, member.userId))
  expect(await visitorOf(services, cookie)).toBeNull()
})

test('reading the session costs one query, and none for a guest', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const cookie = await cookieOf(services, await createMember(services))
  let queries = 0
  const { $client } = services.database
  const query = $client.query.bind($client)
  $client.query = ((...args: Parameters<typeof query>) => {
    queries += 1
    return query(...args)
  }) as typeof $client.query
  await visitorOf(services, 'theme=dark')
  expect(queries).toBe(0)
  await visitorOf(services, cookie)
  expect(queries).toBe(1)
})
