/** Assigning requests, and the team's notes on them. */
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { setBlocked } from '#app/features/accounts/administration/commands/set-blocked.server.ts'
import { users } from '#app/features/accounts/tables.server.ts'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { emailTemplates, outboxEmails } from '#app/features/email/tables.server.ts'
import { deleteUser } from '#app/features/personal-data/commands/delete-user.server.ts'
import { removeFromTeam } from '#app/features/team/commands/change-role.server.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { createRequest, seenAnswers } from '#tests/builders/guest-forms.ts'
import { createActor, createAdministrator } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { LINK_PLACEHOLDER } from '../intake/rules/intake-link.ts'
import { designerNotes, designerRequests } from '../tables.server.ts'
import { addNote } from './commands/add-note.server.ts'
import { assignRequest } from './commands/assign-request.server.ts'
import { deleteRequest } from './commands/delete-requests.server.ts'
import { sendReply } from './commands/send-reply.server.ts'
import { replyPreview } from './queries/reply-preview.server.ts'
import { requestPage } from './queries/request-list.server.ts'

const createSupport = async (services: Services, name = 'Ines Sand') => {
  const { userId } = await createActor(services, { name, role: 'support' })
  return userId
}

const assigneeOf = async ({ database }: Services, requestId: string) => {
  const [request] = await database.select().from(designerRequests).where(eq(designerRequests.id, requestId))
  return request!.assigneeId
}

const FROM_NOBODY = { seenAssigneeId: '' }

test('a request is assigned to a team member, listed as theirs, and unassigned', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const { database } = services
  const actor = await createAdministrator(services)
  const ines = await createSupport(services)
  const { id: requestId } = await createRequest(services)
  await createRequest(services)
  const find = async (assigneeId: string | null) =>
    (await requestPage(database, { status: 'pending', search: '', page: 1, assigneeId })).rows
  expect(await assignRequest(services, actor, { requestId, assigneeId: ines, ...FROM_NOBODY })).toBe(
    'Ines Sand',
  )
  expect(await find(ines)).toMatchObject([{ id: requestId, assignee: 'Ines Sand' }])
  expect(await find(actor.userId)).toEqual([])
  expect(await find(null)).toHaveLength(1)
  expect(await assignRequest(services, actor, { requestId, assigneeId: '', seenAssigneeId: ines })).toBeNull()
  expect(await find(null)).toHaveLength(2)
  const entries = await database.select().from(auditLog).orderBy(desc(auditLog.createdAt))
  const [colleague] = await database.select().from(users).where(eq(users.id, ines))
  const email = colleague!.email
  expect(entries.map(({ action, details }) => [action, details])).toEqual([
    ['consultations.assign_request', { before: { assignee: email }, after: { assignee: null } }],
    ['consultations.assign_request', { before: { assignee: null }, after: { assignee: email } }],
  ])
})

test('an unseen assignment is never overwritten, and nobody outside the team gets a request', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const actor = await createAdministrator(services)
  const [ines, max] = [await createSupport(services), await createSupport(services, 'Max')]
  const { id: requestId } = await createRequest(services)
  await assignRequest(services, actor, { requestId, assigneeId: ines, ...FROM_NOBODY })
  const late = assignRequest(services, actor, { requestId, assigneeId: max, ...FROM_NOBODY })
  await expect(late).rejects.toThrow('Ines Sand has this request now. Nothing was changed.')
  const member = (await createActor(services)).userId
  const blocked = (await createActor(services, { role: 'support', blocked: true })).userId
  for (const assigneeId of [member, blocked]) {
    const assigned = assignRequest(services, actor, { requestId, assigneeId, seenAssigneeId: ines })
    await expect(assigned).rejects.toMatchObject({ code: 'not_in_team' })
  }
  expect(await assigneeOf(services, requestId)).toBe(ines)
})

const blockUser = (services: Services, actor: Administrator, { userId }: { userId: string }) =>
  setBlocked(services, actor, { userId, blocked: true, reason: 'Left' })

test.each([
  ['removed from the team', removeFromTeam],
  ['blocked', blockUser],
  ['deleted', deleteUser],
] as const)('requests of a colleague who is %s become unassigned', async (_how, end) => {
  await using opened = await createTestServices()
  const { services } = opened
  const actor = await createAdministrator(services)
  const ines = await createSupport(services)
  const { id: requestId } = await createRequest(services)
  await assignRequest(services, actor, { requestId, assigneeId: ines, ...FROM_NOBODY })
  await end(services, actor, { userId: ines })
  expect(await assigneeOf(services, requestId)).toBeNull()
})

test('a note stores author and time, is in no message, and is deleted with the request', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const { database } = services
  const actor = await createAdministrator(services, { name: 'Boss' })
  const { id: requestId } = await createRequest(services)
  const note = 'Asked for a refund last year.'
  await addNote(services, actor, { requestId, note: `  ${note}\n` })
  for (const wrong of [' ', 'x'.repeat(2001)])
    await expect(addNote(services, actor, { requestId, note: wrong })).rejects.toThrow(/note/)
  const { rows } = await requestPage(database, { status: 'pending', search: '', page: 1 })
  expect(rows[0]!.notes).toMatchObject([{ note, writtenBy: 'Boss', createdAt: expect.any(Date) }])
  const [template] = await database.select().from(emailTemplates)
  const seen = await seenAnswers(services, requestId)
  await sendReply(services, actor, { requestId, seen, templateId: template!.id })
  expect(JSON.stringify(await database.select().from(outboxEmails))).not.toContain('refund')
  expect(JSON.stringify(await database.select().from(auditLog))).not.toContain('refund')
  await deleteRequest(services, actor, { requestId })
  expect(await database.$count(designerNotes)).toBe(0)
})

test('the preview equals the sent message, with a placeholder for the link', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const { database } = services
  const actor = await createAdministrator(services)
  const { id: requestId } = await createRequest(services, { name: '<b>Anna</b>' })
  for (const template of await database.select().from(emailTemplates)) {
    const input = { requestId, templateId: template.id, customMessage: 'See you <i>soon</i>.' }
    await database.delete(outboxEmails)
    const preview = await replyPreview(services, actor, input)
    expect(await database.$count(outboxEmails)).toBe(0)
    await sendReply(services, actor, { ...input, seen: await seenAnswers(services, requestId) })
    const [sent] = await database.select().from(outboxEmails)
    const link = /https?:\/\/[^\s"]+design-intake-form\/[\w-]+/g
    expect(preview).toMatchObject({
      recipient: 'anna@example.com',
      subject: sent!.subject,
      html: sent!.html.replace(link, LINK_PLACEHOLDER),
      plainText: sent!.plainText.replace(link, LINK_PLACEHOLDER),
    })
    expect(preview!.html).toContain('See you &lt;i&gt;soon&lt;/i&gt;')
  }
  const gone = { requestId, templateId: requestId }
  expect(await replyPreview(services, actor, gone)).toBeUndefined()
})
