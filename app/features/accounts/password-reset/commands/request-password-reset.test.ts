import { expect, test } from 'vitest'
import { rememberDevice } from '#app/platform/security/known-devices.ts'
import { createMember } from '#tests/builders/members.ts'
import { messagesTo, tokenIn } from '#tests/builders/messages.ts'
import { createTestServices, type TestServices } from '#tests/builders/services.ts'
import { verifications } from '../../tables.server.ts'
import { requestPasswordReset } from './request-password-reset.server.ts'
import { resetPassword } from './reset-password.server.ts'

const ADDRESS = '192.0.2.1'

const askFrom = ({ services }: TestServices, email: string, address: string, cookie?: string) =>
  requestPasswordReset(services, { email }, { address, ...(cookie && { cookie }) })

test('strangers can neither flood a mailbox nor keep its owner from getting a link', async () => {
  await using test = await createTestServices()
  const { services } = test
  const member = await createMember(services)
  const mails = () => messagesTo(services, member.email)
  for (let network = 0; network < 8; network += 1) await askFrom(test, member.email, `198.51.${network}.1`)
  await test.runJobs()
  expect(await mails()).toHaveLength(3)
  await askFrom(test, member.email, '203.0.113.1')
  await test.runJobs()
  const [newest] = await mails()
  expect(await mails()).toHaveLength(3)
  const inTheLastHour = Date.now() - 3_600_000
  expect(newest!.createdAt.getTime()).toBeGreaterThan(inTheLastHour)
  await services.database.update(verifications).set({ createdAt: new Date(inTheLastHour - 1000) })
  await askFrom(test, member.email, '203.0.113.1')
  await test.runJobs()
  expect(await mails()).toHaveLength(4)
  await resetPassword(
    services,
    { token: tokenIn(newest!), password: 'a new word', confirmation: 'a new word' },
    ADDRESS,
  )
})

test('a browser that has signed in before always gets its link', async () => {
  await using test = await createTestServices()
  const member = await createMember(test.services)
  for (let network = 0; network < 4; network += 1) await askFrom(test, member.email, `198.51.100.${network}`)
  const known = rememberDevice(test.services.environment, member.email, null)
  await askFrom(test, member.email, '198.51.100.1', known)
  await test.runJobs()
  expect(await messagesTo(test.services, member.email)).toHaveLength(4)
})

test('a network may ask five times an hour for one address, with or without an account', async () => {
  await using test = await createTestServices()
  const { email } = await createMember(test.services)
  for (const asked of [email, 'nobody@example.com']) {
    for (let time = 0; time < 5; time += 1) await askFrom(test, asked, ADDRESS)
    const again = askFrom(test, asked, ADDRESS)
    await expect(again).rejects.toMatchObject({ code: 'too_many_attempts', status: 429 })
    await askFrom(test, asked, '203.0.113.1')
  }
})

test('a network may ask for twenty links an hour in all', async () => {
  await using test = await createTestServices()
  const ask = (each: number) =>
    requestPasswordReset(
      test.services,
      { email: `${each}@example.com` },
      {
        address: `2001:db8::${each}`,
      },
    )
  for (let each = 1; each <= 20; each += 1) await ask(each)
  await expect(ask(21)).rejects.toMatchObject({ code: 'too_many_attempts' })
})
