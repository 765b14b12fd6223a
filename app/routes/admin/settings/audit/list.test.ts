import { expect, test } from 'vitest'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import type { SubjectKind } from '#app/features/audit/schema.ts'
import { deleteUser } from '#app/features/personal-data/commands/delete-user.server.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createAdministrator, createMember } from '#tests/builders/members.ts'

const PAGED: [SubjectKind, string][] = [
  ['upload', 'uploads'],
  ['post', 'settings/blog'],
  ['template', 'settings/email-templates'],
  ['email', 'settings/outbox'],
]

test('the audit log links to existing subjects only', async () => {
  await using app = await createTestApplication()
  const { services } = app
  const actor = await createAdministrator(services)
  const cookie = await cookieOf(services, await createMember(services, { role: 'administrator' }))
  const [staying, leaving] = [await createMember(services), await createMember(services)]
  const id = crypto.randomUUID()
  await services.database.transaction(async (transaction) => {
    const block = (subject: { kind: SubjectKind; id: string }) =>
      recordAudit(transaction, actor, { action: 'accounts.block', subject })
    for (const { userId } of [staying, leaving]) await block({ kind: 'user', id: userId })
    for (const [kind] of PAGED) await block({ kind, id })
  })
  await deleteUser(services, actor, { userId: leaving.userId })
  const page = await (await app.fetch('/admin/settings/audit-log', { cookie })).text()
  expect(page).toContain(`href="/admin/users/${staying.userId}"`)
  expect(page).toContain(`user:${leaving.userId}`)
  expect(page).not.toContain(`href="/admin/users/${leaving.userId}"`)
  for (const [kind, path] of PAGED) {
    expect(page).toContain(`${kind}:${id}`)
    expect(page).not.toContain(`href="/admin/${path}/${id}"`)
  }
})
