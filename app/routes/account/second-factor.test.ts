/** The second factor over HTTP: signing in with it, and the redirect to its setup where it is required. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#app/features/accounts/tables.server.ts'
import { requireSecondFactor, resetSecondFactor } from '#app/features/team/commands/second-factors.server.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { cookieOf, createAdministrator, createMember, memberActor } from '#tests/builders/members.ts'
import { ROUTE_PATHS } from '#tests/builders/route-paths.ts'
import { codeOf, setUpSecondFactor } from '#tests/builders/second-factor.ts'

let app: TestApplication
beforeAll(async () => {
  app = await createTestApplication()
})
afterAll(() => app[Symbol.asyncDispose]())

const OPEN = ['/account/second-factor', '/sign-out']

test('signing in requires the code, then opens the requested page', async () => {
  const { services } = app
  const member = await createMember(services)
  await setUpSecondFactor(services, memberActor(member), member)
  const form = { email: member.email, password: member.password }
  const first = await app.fetch('/auth?returnTo=%2Fcredits', { form })
  expect(first.headers.get('location')).toBe('/auth/code?returnTo=%2Fcredits')
  const cookie = first.headers.getSetCookie()[0]!.split(';')[0]!
  const isGuest = await app.fetch('/credits', { cookie })
  expect(isGuest.headers.get('location')).toBe('/auth?returnTo=%2Fcredits')
  const wrong = await app.fetch('/auth/code?returnTo=%2Fcredits', { cookie, form: { code: 'abcdef' } })
  expect(wrong.status).toBe(400)
  const code = await codeOf(services, member.userId)
  const passed = await app.fetch('/auth/code?returnTo=%2Fcredits', { cookie, form: { code } })
  expect(passed.headers.get('location')).toBe('/credits')
  expect((await app.fetch('/credits', { cookie })).status).toBe(200)
})

test.each(['support', 'member'] as const)(
  'after setting it up, %s sees the way to the administration only if it is theirs',
  async (role) => {
    const { services } = app
    const person = await createMember(services, { role })
    const cookie = await cookieOf(services, person)
    const send = (form: Record<string, string>) => app.fetch('/account/second-factor', { cookie, form })
    const begun = await send({ intent: 'begin', currentPassword: person.password })
    expect(await begun.text()).not.toContain('Go to the administration')
    const confirmed = await send({ intent: 'confirm', code: await codeOf(services, person.userId) })
    expect((await confirmed.text()).includes('Go to the administration')).toBe(role === 'support')
  },
)

test('a team member who lacks a required second factor can only set it up', async () => {
  const { services } = app
  const { database } = services
  const boss = await createAdministrator(services)
  await expect(requireSecondFactor(services, boss, true)).rejects.toThrow(/your own second factor/)
  await database.update(users).set({ secondFactor: true }).where(eq(users.id, boss.userId))
  await requireSecondFactor(services, boss, true)
  const [support, member] = [await createMember(services, { role: 'support' }), await createMember(services)]
  const [cookie, memberCookie] = [await cookieOf(services, support), await cookieOf(services, member)]
  for (const path of ROUTE_PATHS.filter((each) => !each.includes(':') && !OPEN.includes(each)))
    for (const form of [undefined, { intent: 'x' }]) {
      const answer = await app.fetch(path === '*' ? '/no-such-page' : path, { cookie, ...(form && { form }) })
      expect(answer.headers.get('location'), path).toBe('/account/second-factor')
    }
  expect((await app.fetch('/account/second-factor', { cookie })).status).toBe(200)
  expect((await app.fetch('/dashboard', { cookie: memberCookie })).status).toBe(200)
  await requireSecondFactor(services, boss, false)
  expect((await app.fetch('/admin', { cookie })).status).toBe(200)
})

test("an administrator removes another person's lost factor, but not their own", async () => {
  const { services } = app
  const boss = await createAdministrator(services)
  const member = await createMember(services, { role: 'support' })
  await setUpSecondFactor(services, memberActor(member), member)
  await expect(resetSecondFactor(services, boss, boss)).rejects.toThrow(/your own/)
  await resetSecondFactor(services, boss, { userId: member.userId })
  expect((await app.fetch('/admin', { cookie: await cookieOf(services, member) })).status).toBe(200)
})
