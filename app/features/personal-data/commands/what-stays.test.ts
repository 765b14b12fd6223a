/** Records that outlive a deleted user are anonymous. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { spentSince } from '#app/features/ai-settings/spending/queries/usage.server.ts'
import { apiUsageLogs } from '#app/features/ai-settings/tables.server.ts'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { auditPage } from '#app/features/audit/queries.server.ts'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { deleteUpload } from '#app/features/rooms/deletion/commands/delete-upload.server.ts'
import { createBusyMember } from '#tests/builders/everything-of.ts'
import { createAdministrator, createMember, memberActor } from '#tests/builders/members.ts'
import { uploadOne } from '#tests/builders/rooms.ts'
import { rows, tablesThatSay } from '#tests/builders/said-in.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { deleteOwnAccount, deleteUser } from './delete-user.server.ts'

test('the outbox and the audit log keep the action without the person', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { database } = services
  const admin = await createAdministrator(services)
  const email = 'wilhelmine.leaves@example.com'
  const confirmed = { name: 'Wilhelmine Leaves', email, emailVerified: true }
  const leaving = memberActor(await createMember(services, confirmed))
  const upload = await uploadOne(services, leaving)
  const message = {
    subject: 'A request',
    html: '<p>Hello</p>',
    plainText: `From Wilhelmine Leaves, ${email}`,
  }
  await database.transaction(async (transaction) => {
    const about = { kind: 'designer_request', reference: randomUUID(), userId: null }
    await queueEmail(transaction, about, { recipient: admin.email, ...message })
    const details = { note: 'For Wilhelmine', amount: 3, sent: true }
    const subjects = [
      { kind: 'user', id: leaving.userId, name: email },
      { kind: 'upload', id: upload.id, name: 'Wilhelmine Leaves' },
      // The subject was deleted earlier, so only the entry’s text still names the person.
      { kind: 'feedback', id: randomUUID(), name: email },
    ] as const
    for (const subject of subjects)
      await recordAudit(transaction, admin, { action: 'credits.grant', subject, after: details })
    await recordAudit(transaction, admin, { action: 'email.reveal', after: { recipient: email } })
    await recordAudit(transaction, admin, { action: 'rooms.delete_upload', after: { note: `To\n${email}` } })
    await recordAudit(transaction, leaving, { action: 'blog.update' })
  })

  await deleteUser(services, admin, { userId: leaving.userId })

  for (const word of ['Wilhelmine', email]) expect(await tablesThatSay(services, word), word).toEqual([])
  const { rows: log } = await auditPage(database, { search: '', page: 1 })
  expect(log).toHaveLength(7)
  const [given] = log
    .filter(({ subject }) => subject === `user:${leaving.userId}`)
    .filter(({ action }) => action === 'credits.grant')
  expect(given).toMatchObject({ actorEmail: admin.email, details: { after: { amount: 3, sent: true } } })
})

test('an address that nobody confirmed is forgotten only where it is proven to be the account’s', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { database } = services
  const email = 'wilma.guest@example.com'
  const admin = await createAdministrator(services)
  const entry = { actorEmail: email, subject: `request:${randomUUID()}`, subjectName: email }
  const words = { before: null, after: { note: 'Called back' } }
  await database.insert(auditLog).values({ ...entry, action: 'consultations.reply', details: words })
  const stranger = await createMember(services, { email })
  const upload = await uploadOne(services, memberActor(stranger))
  const deletion = { uploadId: upload.id, reason: 'other', restoreCredit: true, sendNotice: true } as const
  await deleteUpload(services, admin, deletion)
  const subject = { kind: 'user', id: stranger.userId, name: email } as const
  await database.transaction((transaction) =>
    recordAudit(transaction, admin, { action: 'accounts.block', subject, after: { reason: email } }),
  )
  await deleteOwnAccount(services, memberActor(stranger), { currentPassword: stranger.password })
  const { rows: log } = await auditPage(database, { search: '', page: 1 })
  const naming = log.filter((each) => JSON.stringify(each).includes(email))
  expect(naming).toMatchObject([{ ...entry, details: words }])
  expect(log).toHaveLength(3)
})

test('what names people whose addresses only contain the deleted one stays', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { database } = services
  const admin = await createAdministrator(services)
  const leaving = await createMember(services, { email: 'ria@post.example.co' })
  const others = ['maria@post.example.co', 'ria@post.example.com', 'anna-ria@post.example.co']
  await database.transaction(async (transaction) => {
    for (const other of others) {
      const subject = { kind: 'user', id: randomUUID(), name: other } as const
      await recordAudit(transaction, admin, { action: 'accounts.block', subject, after: { reason: other } })
      const about = { kind: 'contact_notice', reference: randomUUID(), userId: null }
      const message = { subject: 'A message', html: '<p>Hello</p>', plainText: `Email: ${other}` }
      await queueEmail(transaction, about, { recipient: admin.email, ...message })
    }
  })
  const before = await Promise.all(others.map((other) => tablesThatSay(services, other)))

  await deleteOwnAccount(services, memberActor(leaving), { currentPassword: leaving.password })

  expect(await Promise.all(others.map((other) => tablesThatSay(services, other)))).toEqual(before)
  expect(before[0]).toEqual(['audit_log', 'outbox_emails'])
  const { rows: log } = await auditPage(database, { search: '', page: 1 })
  expect(log.map(({ subjectName }) => subjectName).toSorted()).toEqual(others.toSorted())
})

test.each([
  'ria@post.example',
  'Email: Ria@Post.example',
  'From ria@post.example.',
  '<ria@post.example>, and others',
  'mailto:ria@post.example?subject=Hello',
  '“ria@post.example”',
])('a message to the team that says “%s” is deleted with the account', async (plainText) => {
  await using test = await createTestServices()
  const { services } = test
  const leaving = await createMember(services, { email: 'ria@post.example' })
  await services.database.transaction((transaction) =>
    queueEmail(
      transaction,
      { kind: 'contact_notice', reference: randomUUID(), userId: null },
      { recipient: 'team@site.example', subject: 'A message', html: '', plainText },
    ),
  )
  await deleteOwnAccount(services, memberActor(leaving), { currentPassword: leaving.password })
  expect(await rows(services, 'SELECT 1 FROM outbox_emails')).toEqual([])
})

test.each([
  ['upload', 'room_uploads'],
  ['request', 'designer_requests'],
  ['submission', 'design_intake_submissions'],
  ['feedback', 'website_feedback'],
  ['testimonial', 'testimonials'],
  ['email', 'outbox_emails'],
] as const)(
  'the audit log keeps that something was done to their %s, and none of its words',
  async (kind, table) => {
    await using test = await createTestServices()
    const { services } = test
    const admin = await createAdministrator(services)
    const leaving = await createBusyMember(services)
    const owned = table === 'design_intake_submissions' ? '' : `WHERE user_id = '${leaving.userId}'`
    const [row] = await rows<{ id: string }>(services, `SELECT id FROM ${table} ${owned}`)
    const subject = { kind, id: row!.id, name: 'The house of whispers' }
    await services.database.transaction((transaction) =>
      recordAudit(transaction, admin, {
        action: 'blog.update',
        subject,
        after: { note: 'whispers', amount: 3 },
      }),
    )
    await deleteUser(services, admin, { userId: leaving.userId })
    expect(await tablesThatSay(services, 'whispers')).toEqual([])
    expect(await tablesThatSay(services, `${kind}:${row!.id}`)).toEqual(['audit_log'])
  },
)

test('messages to the address go with the account, however a form spelled it', async () => {
  await using test = await createTestServices()
  const { services } = test
  const leaving = await createMember(services, { email: 'ria@post.example' })
  await services.database.transaction((transaction) =>
    queueEmail(
      transaction,
      { kind: 'confirmation_of_receipt', reference: 'hour 1', userId: null },
      { recipient: 'Ria@Post.example', subject: 'Thank you', html: '', plainText: 'Thank you' },
    ),
  )
  await deleteOwnAccount(services, memberActor(leaving), { currentPassword: leaving.password })
  expect(await tablesThatSay(services, 'Post.example')).toEqual([])
})

test('deleting an account does not restore the AI budget', async () => {
  await using test = await createTestServices()
  const { services } = test
  const leaving = await createMember(services)
  await services.database
    .insert(apiUsageLogs)
    .values({ userId: leaving.userId, apiType: 'image_generation', success: true, costCents: 32 })
  const lastHour = new Date(Date.now() - 3_600_000)
  await deleteUser(services, await createAdministrator(services), { userId: leaving.userId })
  expect(await spentSince(services.database, lastHour)).toBe(32)
  expect(await tablesThatSay(services, leaving.userId)).toEqual(['audit_log'])
})
