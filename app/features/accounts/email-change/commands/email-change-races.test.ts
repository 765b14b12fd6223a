/** Changes of an account that come while its address changes. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Services } from '#app/platform/services.ts'
import { createMember, memberActor } from '#tests/builders/members.ts'
import { messagesTo } from '#tests/builders/messages.ts'
import { NEW_PASSWORDS } from '#tests/builders/new-passwords.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { openWaitingChange } from '#tests/builders/waiting-change.ts'
import { waitingForLocks } from '#tests/builders/waiting-for-locks.ts'
import { confirmEmail } from '../../commands/confirm-email.server.ts'
import { lockUser } from '../../queries.server.ts'
import { verifications } from '../../tables.server.ts'
import { cancelEmailChange } from './cancel-email-change.server.ts'
import { requestEmailChange, resendEmailChange } from './request-email-change.server.ts'

const waiting = (services: Services, count: number) =>
  expect.poll(() => waitingForLocks(services)).toBe(count)

test.each(NEW_PASSWORDS)(
  'a request with the old password is refused when %s comes meanwhile',
  async (_what, renew) => {
    await using test = await createTestServices()
    const { services } = test
    const member = await createMember(services)
    const actor = memberActor(member)
    const form = { email: 'new@example.com', currentPassword: member.password }
    const both = await services.database.transaction(async (transaction) => {
      // Holds the moment before the new password is stored: others still read the old one.
      await transaction.execute(sql`SELECT 1 FROM sign_in_methods WHERE user_id = ${actor.userId} FOR UPDATE`)
      const renewed = renew(services, actor)
      await waiting(services, 1)
      const asked = requestEmailChange(services, actor, form).catch((error: unknown) => error)
      await waiting(services, 2)
      return { renewed, asked }
    })
    await both.renewed
    expect(await both.asked).toMatchObject({ code: 'wrong_password' })
    expect(await services.database.$count(verifications)).toBe(0)
  },
)

test('a link that is opened while another is sent has expired, and the other works', async () => {
  await using change = await openWaitingChange()
  const { services, actor, email, newestToken } = change
  const first = await newestToken()
  const both = await services.database.transaction(async (transaction) => {
    await lockUser(transaction, actor.userId)
    const resent = resendEmailChange(services, actor)
    await waiting(services, 1)
    const opened = confirmEmail(services, first)
    await waiting(services, 2)
    return { done: Promise.all([resent, opened]) }
  })
  expect(await both.done).toEqual([email, 'expired'])
  expect(await confirmEmail(services, await newestToken())).toBe('changed')
})

test('a cancellation also voids a link that is being sent again', async () => {
  await using change = await openWaitingChange()
  const { services, actor, email } = change
  const both = await services.database.transaction(async (transaction) => {
    // Holds the moment in which the earlier link is void, and before anybody can see the new one.
    await transaction.execute(sql`LOCK TABLE outbox_emails IN SHARE MODE`)
    const resent = resendEmailChange(services, actor)
    await waiting(services, 1)
    const cancelled = cancelEmailChange(services, actor)
    await waiting(services, 2)
    return { done: Promise.all([resent, cancelled]) }
  })
  await both.done
  expect(await services.database.$count(verifications)).toBe(0)
  expect(await messagesTo(services, email)).toHaveLength(0)
})
