/** Attempt limits stop guessing without locking the owner out (decision 12). */
import { expect, test } from 'vitest'
import { forgetUses } from '#app/platform/limits/forget-uses.ts'
import { rateLimits } from '#app/platform/limits/tables.server.ts'
import { knownDevice } from '#app/platform/security/known-devices.ts'
import type { Services } from '#app/platform/services.ts'
import { createMember } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { signIn } from '../signing-in/commands/sign-in.server.ts'
import { limitCode, limitConfirmation, limitPasswordCheck, limitSignIn } from './attempt-limits.server.ts'

const BROWSER = { address: '192.0.2.1', userAgent: 'a browser' }

test('after ten tries, this network has to wait for this person only', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const member = await createMember(services)
  const wrong = { email: member.email, password: 'wrong' }
  for (let attempt = 0; attempt < 10; attempt += 1)
    await expect(signIn(services, wrong, BROWSER)).rejects.toMatchObject({ code: 'wrong_credentials' })
  await expect(signIn(services, member, BROWSER)).rejects.toMatchObject({
    code: 'too_many_attempts',
    status: 429,
    message: 'Too many attempts. Please wait 15 minutes before trying again.',
  })
  const longAddress = `${'x'.repeat(240)}@example.com`
  await expect(signIn(services, { email: longAddress, password: 'wrong' }, BROWSER)).rejects.toMatchObject({
    code: 'wrong_credentials',
  })
  await expect(signIn(services, member, { ...BROWSER, address: '192.0.2.2' })).resolves.toBeDefined()
})

/** Simulates attempts from many networks on one account, without the cost of comparing passwords. */
async function guessFromEverywhere(services: Services, email: string) {
  for (let network = 0; network < 60; network += 1)
    await limitSignIn(services, { address: `198.51.${network}.1`, email, deviceId: undefined })
}

const WRONG = { code: 'wrong_credentials' }
const TOO_MANY = { code: 'too_many_attempts' }

test('guessing from many networks is slowed, while the owner can sign in from anywhere', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const member = await createMember(services)
  const known = (await signIn(services, member, BROWSER)).cookies.join('; ')
  await guessFromEverywhere(services, member.email)
  const guess = (address: string, cookie?: string) =>
    signIn(
      services,
      { email: member.email, password: 'wrong' },
      { ...BROWSER, address, cookie: cookie ?? null },
    )
  await expect(guess('203.0.113.1')).rejects.toMatchObject(WRONG)
  await expect(guess('203.0.113.1')).rejects.toMatchObject(WRONG)
  await expect(guess('203.0.113.1')).rejects.toMatchObject(TOO_MANY)
  // An unknown and a known device in the network that was just stopped.
  const elsewhere = { ...BROWSER, address: '192.0.2.77' }
  await expect(signIn(services, member, elsewhere)).resolves.toBeDefined()
  const here = { ...BROWSER, address: '203.0.113.1', cookie: known }
  await expect(signIn(services, member, here)).resolves.toBeDefined()
})

test('during an attack, the networks of one neighbourhood share a limit', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const { email } = await createMember(services)
  await guessFromEverywhere(services, email)
  const guess = (network: number) =>
    signIn(services, { email, password: 'wrong' }, { ...BROWSER, address: `2001:db8:1:${network}::1` })
  for (let network = 0; network < 10; network += 1) await expect(guess(network)).rejects.toMatchObject(WRONG)
  await expect(guess(11)).rejects.toMatchObject(TOO_MANY)
})

test('a known device has ten tries of its own, and is unknown to other accounts', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const [member, other] = [await createMember(services), await createMember(services)]
  const cookie = (await signIn(services, member, BROWSER)).cookies.join('; ')
  const attempt = ({ email }: { email: string }) =>
    limitSignIn(services, {
      address: BROWSER.address,
      email,
      deviceId: knownDevice(services.environment.secret, email, cookie),
    })
  for (const account of [member, other]) {
    for (let time = 0; time < 10; time += 1) await attempt(account)
    await expect(attempt(account)).rejects.toMatchObject(TOO_MANY)
  }
  // The network's own tries are used up for the other account, and untouched for the member's.
  await expect(signIn(services, other, BROWSER)).rejects.toMatchObject(TOO_MANY)
  await expect(signIn(services, member, BROWSER)).resolves.toBeDefined()
})

test('what a deleted member used up is forgotten', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const { userId } = await createMember(services)
  for (const limit of [limitCode, limitConfirmation, limitPasswordCheck]) await limit(services, userId)
  expect(await services.database.$count(rateLimits)).toBe(4)
  await services.database.transaction((transaction) => forgetUses(transaction, userId))
  expect(await services.database.$count(rateLimits)).toBe(0)
})
