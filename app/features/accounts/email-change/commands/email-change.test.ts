import { expect, test } from 'vitest'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { createMember } from '#tests/builders/members.ts'
import { messagesTo, tokenIn } from '#tests/builders/messages.ts'
import { NEW_PASSWORDS } from '#tests/builders/new-passwords.ts'
import { openWaitingChange } from '#tests/builders/waiting-change.ts'
import { changePassword, requestConfirmation } from '../../commands/change-account.server.ts'
import { confirmEmail } from '../../commands/confirm-email.server.ts'
import { userById } from '../../queries.server.ts'
import { verifications } from '../../tables.server.ts'
import { waitingEmail } from '../queries/waiting-email.server.ts'
import { cancelEmailChange } from './cancel-email-change.server.ts'
import { requestEmailChange, resendEmailChange } from './request-email-change.server.ts'

test('a new address waits until its link is opened or expires', async () => {
  await using change = await openWaitingChange()
  const { services, email, waiting, newestToken } = change
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
  const { services, actor, email, newestToken } = change
  const first = await newestToken()
  expect(await resendEmailChange(services, actor)).toBe(email)
  const second = await newestToken()
  expect(await confirmEmail(services, first)).toBe('expired')
  expect(await confirmEmail(services, second)).toBe('changed')
})

test('whoever opens the link after a mail program hears that it worked, until it expires', async () => {
  await using change = await openWaitingChange()
  const { services, actor, newestToken } = change
  await requestConfirmation(services, actor)
  const token = await newestToken()
  for (let opened = 0; opened < 3; opened += 1) expect(await confirmEmail(services, token)).toBe('changed')
  expect(await messagesTo(services, actor.email), 'its confirmation, and one notice').toHaveLength(2)
  expect(await services.database.$count(verifications), 'links to the old address are void').toBe(1)
  await expect(resendEmailChange(services, actor)).rejects.toMatchObject({ code: 'no_email_waits' })
  await services.database.update(verifications).set({ expiresAt: new Date(Date.now() - 1000) })
  expect(await confirmEmail(services, token)).toBe('expired')
})

test('a new password cancels a change that waits, and says nothing of one that is done', async () => {
  await using change = await openWaitingChange()
  const { services, actor, email, newestToken } = change
  const replace = (currentPassword: string, password: string) =>
    changePassword(
      services,
      actor,
      { currentPassword, password, confirmation: password },
      crypto.randomUUID(),
    )
  expect(await replace('a good password', 'a new word')).toEqual({ cancelledEmail: email })
  await requestEmailChange(services, actor, { email, currentPassword: 'a new word' })
  expect(await confirmEmail(services, await newestToken())).toBe('changed')
  expect(await replace('a new word', 'another word')).toEqual({ cancelledEmail: undefined })
})

async function changeOnceMore(services: Services, actor: Member) {
  const email = 'third@example.com'
  await requestEmailChange(services, actor, { email, currentPassword: 'a good password' })
  expect(await confirmEmail(services, tokenIn((await messagesTo(services, email))[0]!))).toBe('changed')
}

const ENDS = [
  ['a further change', changeOnceMore],
  ['a cancellation', cancelEmailChange],
  ...NEW_PASSWORDS,
] as const

test.each(ENDS)('an opened link is void after %s', async (_what, end) => {
  await using change = await openWaitingChange()
  const { services, actor, newestToken } = change
  const token = await newestToken()
  expect(await confirmEmail(services, token)).toBe('changed')
  await end(services, actor)
  const before = await userById(services.database, actor.userId)
  expect(await confirmEmail(services, token)).toBe('expired')
  expect(await userById(services.database, actor.userId)).toEqual(before)
})

test('a cancelled change cannot be confirmed or sent again', async () => {
  await using change = await openWaitingChange()
  const { services, actor, newestToken, waiting } = change
  const token = await newestToken()
  expect(await cancelEmailChange(services, actor)).toBe(true)
  expect(await waiting()).toBeUndefined()
  expect(await confirmEmail(services, token)).toBe('expired')
  await expect(resendEmailChange(services, actor)).rejects.toMatchObject({ code: 'no_email_waits' })
})

test.each([
  ['sent', 1],
  ['waiting', 0],
] as const)('a cancellation leaves %s messages to the new address: %i', async (state, left) => {
  await using change = await openWaitingChange()
  const { services, actor, email } = change
  await services.database.update(outboxEmails).set({ state, sentAt: state === 'sent' ? new Date() : null })
  await cancelEmailChange(services, actor)
  expect(await messagesTo(services, email)).toHaveLength(left)
})

test('a change that has taken effect is not said to be cancelled', async () => {
  await using change = await openWaitingChange()
  const { services, actor, newestToken } = change
  await confirmEmail(services, await newestToken())
  expect(await cancelEmailChange(services, actor)).toBe(false)
})

test('the link can be sent five times an hour', async () => {
  await using change = await openWaitingChange()
  const { services, actor } = change
  for (let more = 1; more < 5; more += 1) await resendEmailChange(services, actor)
  await expect(resendEmailChange(services, actor)).rejects.toMatchObject({ code: 'too_many_attempts' })
})
