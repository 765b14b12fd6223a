import { expect, test } from 'vitest'
import { createMember, memberActor } from '#tests/builders/members.ts'
import { messagesTo, tokenIn } from '#tests/builders/messages.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { confirmEmail } from '../../commands/confirm-email.server.ts'
import { verifications } from '../../tables.server.ts'
import { waitingEmail } from '../queries/waiting-email.server.ts'
import { cancelEmailChange } from './cancel-email-change.server.ts'
import { requestEmailChange, resendEmailChange } from './request-email-change.server.ts'

const email = 'new@example.com'

async function openWaitingChange() {
  const test = await createTestServices()
  const { services } = test
  const member = await createMember(services)
  const actor = memberActor(member)
  await requestEmailChange(services, actor, { email, currentPassword: member.password })
  const newestToken = async () => tokenIn((await messagesTo(services, email))[0]!)
  const waiting = () => waitingEmail(services.database, actor.userId)
  return { services, actor, newestToken, waiting, [Symbol.asyncDispose]: () => test[Symbol.asyncDispose]() }
}

test('a new address waits until its link is opened or expires', async () => {
  await using change = await openWaitingChange()
  const { services, waiting, newestToken } = change
  expect(await waiting()).toBe(email)
  const stranger = await createMember(services)
  expect(await waitingEmail(services.database, stranger.userId)).toBeUndefined()
  const past = new Date(Date.now() - 1000)
  const [link] = await services.database.update(verifications).set({ expiresAt: past }).returning()
  expect(await waiting()).toBeUndefined()
  await services.database
    .update(verifications)
    .set({ expiresAt: new Date(link!.createdAt.getTime() + 3_600_000) })
  expect(await confirmEmail(services, await newestToken())).toBe('changed')
  expect(await waiting()).toBeUndefined()
})

test('its link is sent again, and voids the earlier one', async () => {
  await using change = await openWaitingChange()
  const { services, actor, newestToken } = change
  const first = await newestToken()
  expect(await resendEmailChange(services, actor)).toBe(email)
  const second = await newestToken()
  expect(await confirmEmail(services, first)).toBe('expired')
  expect(await confirmEmail(services, second)).toBe('changed')
})

test('a cancelled change cannot be confirmed or sent again', async () => {
  await using change = await openWaitingChange()
  const { services, actor, newestToken, waiting } = change
  await cancelEmailChange(services, actor)
  expect(await waiting()).toBeUndefined()
  expect(await confirmEmail(services, await newestToken())).toBe('expired')
  await expect(resendEmailChange(services, actor)).rejects.toMatchObject({ code: 'no_email_waits' })
  expect(await messagesTo(services, email)).toHaveLength(1)
})

test('the link can be sent five times an hour', async () => {
  await using change = await openWaitingChange()
  const { services, actor } = change
  for (let more = 1; more < 5; more += 1) await resendEmailChange(services, actor)
  await expect(resendEmailChange(services, actor)).rejects.toMatchObject({ code: 'too_many_attempts' })
})
