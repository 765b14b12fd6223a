/** The explanation of a hidden link is true for each viewer. */
import { expect, test } from 'vitest'
import { requestPasswordReset } from '#app/features/accounts/password-reset/commands/request-password-reset.server.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { messagesTo } from '#tests/builders/messages.ts'

test('viewers who may not show a link are not told to, and roles are named correctly', async () => {
  await using app = await createTestApplication()
  const { services } = app
  const support = await createMember(services, { role: 'support' })
  const administrator = await createMember(services, { role: 'administrator' })
  const member = await createMember(services)
  const pageOf = async (recipient: typeof member, viewer: typeof member) => {
    const [message] = await messagesTo(services, recipient.email)
    const cookie = await cookieOf(services, viewer)
    return (await app.fetch(`/admin/settings/outbox/${message!.id}`, { cookie })).text()
  }
  for (const { email } of [support, administrator, member])
    await requestPasswordReset(services, { email }, { address: '192.0.2.1' })
  await app.runJobs()

  const mayShow = 'show it only to hand it on'
  const byAdministrator = 'an administrator can show it, to hand it on'
  const ofTeam = 'The recipient is on the team as well, and the link is for them alone.'
  for (const [recipient, viewer, said, unsaid] of [
    [member, administrator, mayShow, ofTeam],
    [member, support, byAdministrator, mayShow],
    [support, support, byAdministrator, mayShow],
    [support, administrator, ofTeam, mayShow],
    [administrator, support, ofTeam, mayShow],
  ] as const) {
    const page = await pageOf(recipient, viewer)
    expect(page).toContain(said)
    expect(page).not.toContain(unsaid)
    expect(page).not.toContain('another administrator’s')
    expect(page.includes('Show the link')).toBe(said === mayShow)
  }
})
