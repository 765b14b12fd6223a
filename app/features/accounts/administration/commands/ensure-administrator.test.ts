import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import type { Services } from '#app/platform/services.ts'
import { block, cookieOf, createMember } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { sessions, users } from '../../tables.server.ts'
import { ensureAdministrator } from './ensure-administrator.server.ts'

const administrators = ({ database }: Services) =>
  database.select().from(users).where(eq(users.role, 'administrator'))

/** Deletes the administrator that the start created. */
const withoutAdministrator = ({ database }: Services) => database.delete(users)

test('the first start creates an administrator who can sign in and has credits', async () => {
  await using opened = await createTestServices({ variables: { ADMIN_EMAIL: 'Boss@Example.com' } })
  const { services } = opened
  const [boss, ...others] = await administrators(services)
  expect(boss).toMatchObject({ email: 'boss@example.com', blocked: false })
  expect(others).toEqual([])
  expect(await creditsOf(services.database, boss!.id)).toMatchObject({ roomCredits: 1 })
  const credentials = { email: 'boss@example.com', password: services.environment.admin.password! }
  expect(await services.authentication.signIn(credentials, { address: '', userAgent: null })).toBeDefined()
  expect(await ensureAdministrator(services)).toBeUndefined()
})

test('concurrent starts create one administrator and print the same password until its first use', async () => {
  await using opened = await createTestServices({ variables: { ADMIN_PASSWORD: '' } })
  const { services } = opened
  await withoutAdministrator(services)
  const results = await Promise.all(Array.from({ length: 6 }, () => ensureAdministrator(services)))
  const [first, ...others] = results.filter((each) => each !== undefined)
  for (const other of others) expect(other).toEqual(first)
  expect(await ensureAdministrator(services)).toEqual(first)
  expect(await administrators(services)).toHaveLength(1)
  const { madeUp } = first!.password as { madeUp: string }
  expect(madeUp).toMatch(/^[\w-]{16}$/)
  const credentials = { email: first!.email, password: madeUp }
  expect(await services.authentication.signIn(credentials, { address: '', userAgent: null })).toBeDefined()
  expect(await ensureAdministrator(services)).toBeUndefined()
})

test('a password set after the first start replaces the generated one, as long as nobody has used it', async () => {
  await using opened = await createTestServices({ variables: { ADMIN_PASSWORD: '' } })
  const { services } = opened
  await withoutAdministrator(services)
  const { email } = (await ensureAdministrator(services))!
  const startedWith = (password: string) => {
    const admin = { ...services.environment.admin, password }
    return ensureAdministrator({ ...services, environment: { ...services.environment, admin } })
  }
  const browser = { address: '', userAgent: null }
  expect(await startedWith('chosen later')).toEqual({ email, password: 'from environment' })
  expect(await services.authentication.signIn({ email, password: 'chosen later' }, browser)).toBeDefined()
  expect(await startedWith('another one')).toBeUndefined()
  expect(await services.authentication.signIn({ email, password: 'another one' }, browser)).toBeUndefined()
})

test('a member with the given address becomes the administrator and keeps their password', async () => {
  await using opened = await createTestServices({ variables: { ADMIN_EMAIL: 'boss@example.com' } })
  const { services } = opened
  await withoutAdministrator(services)
  const member = await createMember(services, { email: 'boss@example.com', name: 'Boss' })
  expect(await ensureAdministrator(services)).toEqual({ email: 'boss@example.com', password: 'own' })
  expect(await administrators(services)).toMatchObject([{ id: member.userId, name: 'Boss' }])
  expect(await services.authentication.signIn(member, { address: '', userAgent: null })).toBeDefined()
})

test('a start with a reset replaces the password, ends every session and removes a block and the second factor', async () => {
  await using opened = await createTestServices({ variables: { ADMIN_EMAIL: 'boss@example.com' } })
  const { services } = opened
  const [boss] = await administrators(services)
  const old = { email: 'boss@example.com', password: services.environment.admin.password! }
  await cookieOf(services, { ...old, userId: boss!.id, name: boss!.name })
  await block(services, boss!.id)
  await services.database.update(users).set({ secondFactor: true }).where(eq(users.id, boss!.id))
  const admin = { ...services.environment.admin, password: undefined, resetPassword: true }
  const requested = { ...services, environment: { ...services.environment, admin } }
  const { password } = (await ensureAdministrator(requested))!
  const { madeUp } = password as { madeUp: string }
  const browser = { address: '', userAgent: null }
  expect(await services.database.$count(sessions)).toBe(0)
  expect(await services.authentication.signIn(old, browser)).toBeUndefined()
  expect(await services.authentication.signIn({ ...old, password: madeUp }, browser)).toBeDefined()
  expect(await administrators(services)).toMatchObject([
    { id: boss!.id, blocked: false, secondFactor: false },
  ])
})
