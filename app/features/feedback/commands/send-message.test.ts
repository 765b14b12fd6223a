import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { formSubmissions } from '#app/features/guest-forms/tables.server.ts'
import type { Services } from '#app/platform/services.ts'
import { guardFields, guest } from '#tests/builders/guest-forms.ts'
import { createActor, createAdministrator } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { websiteFeedback } from '../tables.server.ts'
import { sendMessage } from './send-message.server.ts'

const message = { name: ' Anna Bell ', email: 'anna@example.com', message: 'How long is a redesign kept?' }

test('a message is stored trimmed, as new, with the account of a signed-in sender', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const { userId } = await createActor(services)
  await sendMessage(services, guest({ userId }), { ...message, ...guardFields(services, 'contact') })
  const [kept] = await services.database.select().from(websiteFeedback)
  expect(kept).toMatchObject({
    userId,
    contactName: 'Anna Bell',
    contactEmail: 'anna@example.com',
    feedbackText: 'How long is a redesign kept?',
    feedbackType: 'contact_form',
    status: 'new',
  })
})

const REQUIRED = ['Missing Information', 'Please fill in all required fields.']

test.each([
  ['no name', { name: '  ' }, REQUIRED],
  ['no address', { email: '' }, REQUIRED],
  ['no message', { message: ' \n ' }, REQUIRED],
  ['one letter of a name', { name: 'A' }, ['Missing Information', 'at least 2 characters']],
  ['an endless name', { name: 'x'.repeat(101) }, ['Name Too Long', 'under 100 characters']],
  ['half an address', { email: 'anna@example' }, ['Invalid Email', 'Please enter a valid email address.']],
  ['two addresses', { email: 'a@b.com, c@d.com' }, ['Invalid Email', 'Please enter a valid email']],
  ['an endless address', { email: `${'x'.repeat(250)}@example.com` }, ['Invalid Email', 'under 255']],
  [
    'a short message',
    { message: `   ${'x'.repeat(9)}   ` },
    ['Message Too Short', 'Please provide a more detailed message (at least 10 characters).'],
  ],
  [
    'a long message',
    { message: 'x'.repeat(5001) },
    ['Message Too Long', 'Please keep your message under 5000 characters.'],
  ],
])('%s is refused and does not count', async (_what, wrong, [title, said]) => {
  await using opened = await createTestServices()
  const { services } = opened
  const input = { ...message, ...guardFields(services, 'contact'), ...wrong }
  const refused = sendMessage(services, guest(), input)
  await expect(refused).rejects.toMatchObject({ title, message: expect.stringContaining(said!) })
  expect(await services.database.select().from(websiteFeedback)).toEqual([])
  expect(await services.database.select().from(formSubmissions)).toEqual([])
})

test('spam is refused before any other check', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const good = guardFields(services, 'contact')
  const refusals: [Record<string, string>, string][] = [
    [{ ...good, company_website: 'https://spam.example' }, 'Spam detected: honeypot field filled'],
    [guardFields(services, 'contact', 2), 'Please wait at least 3 seconds before submitting'],
    [guardFields(services, 'designer_request'), 'Please send the form again.'],
    [{ form_stamp: '1.made-up' }, 'Please send the form again.'],
    [{}, 'Please send the form again.'],
  ]
  for (const [fields, reason] of refusals)
    await expect(sendMessage(services, guest(), { name: '', ...fields })).rejects.toMatchObject({
      title: 'Submission Blocked',
      message: expect.stringContaining(reason),
    })
})

test('of many messages at once three are accepted, and the next once the first is an hour old', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const input = { ...message, ...guardFields(services, 'contact') }
  const attempts = Array.from({ length: 8 }, () => sendMessage(services, guest(), input))
  const results = await Promise.allSettled(attempts)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await expect(sendMessage(services, guest(), input)).rejects.toMatchObject({
    title: 'Submission Blocked',
    message: 'Too many submissions. Please wait 60 minutes before trying again.',
    status: 429,
  })
  await sendMessage(services, guest({ address: '192.0.2.2' }), input)
  const [first] = await services.database.select().from(formSubmissions).limit(1)
  await services.database
    .update(formSubmissions)
    .set({ createdAt: sql`now() - interval '61 minutes'` })
    .where(eq(formSubmissions.id, first!.id))
  await sendMessage(services, guest(), input)
  await expect(sendMessage(services, guest(), input)).rejects.toMatchObject({ status: 429 })
})

test('members of one office do not use up each other’s messages', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const input = { ...message, ...guardFields(services, 'contact') }
  const browserId = crypto.randomUUID()
  for (const { userId } of [await createActor(services), await createActor(services)])
    for (let sent = 0; sent < 3; sent += 1) await sendMessage(services, guest({ userId, browserId }), input)
  await sendMessage(services, guest({ browserId }), input)
})

const outbox = ({ database }: Services) =>
  database
    .select({
      kind: outboxEmails.kind,
      recipient: outboxEmails.recipient,
      html: outboxEmails.html,
      plainText: outboxEmails.plainText,
    })
    .from(outboxEmails)
    .orderBy(outboxEmails.kind)

test('the team gets the message, and the sender a confirmation', async () => {
  await using opened = await createTestServices({ variables: { CONTACT_EMAIL: 'hello@home.example' } })
  const { services } = opened
  await createAdministrator(services)
  const spam = { ...message, name: 'Buy at spam.example', ...guardFields(services, 'contact') }
  await sendMessage(services, guest(), spam)
  const [confirmation, toTeam, ...more] = await outbox(services)
  expect(more).toEqual([])
  expect(confirmation).toMatchObject({ kind: 'confirmation_of_receipt', recipient: 'anna@example.com' })
  // The address may be a stranger's, so the confirmation quotes nothing of the message.
  expect(JSON.stringify(confirmation)).not.toMatch(/spam|redesign kept/)
  expect(toTeam).toMatchObject({ kind: 'contact_notice', recipient: 'hello@home.example' })
  expect(toTeam!.plainText).toContain('How long is a redesign kept?')
  expect(toTeam!.plainText).toContain('anna@example.com')
})

test('without a team address every administrator gets the message', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const admins = [await createAdministrator(services), await createAdministrator(services)]
  await sendMessage(services, guest(), { ...message, ...guardFields(services, 'contact') })
  const told = (await outbox(services)).filter(({ kind }) => kind === 'contact_notice')
  const recipients = told.map(({ recipient }) => recipient)
  expect(recipients).toEqual(expect.arrayContaining(admins.map(({ email }) => email)))
})

test('an address gets one confirmation an hour and three a day, from any number of networks', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const { database } = services
  const confirmations = async () =>
    (await outbox(services)).filter(({ kind }) => kind === 'confirmation_of_receipt').length
  const send = (network: number) =>
    sendMessage(services, guest({ address: `198.51.100.${network}` }), {
      ...message,
      ...guardFields(services, 'contact'),
    })
  await Promise.all([1, 2, 3, 4].map(send))
  expect(await confirmations()).toBe(1)
  for (let hour = 1; hour <= 6; hour += 1) {
    await database
      .update(outboxEmails)
      .set({ createdAt: sql`${outboxEmails.createdAt} - interval '61 minutes'` })
    await send(10 + hour)
  }
  expect(await confirmations()).toBe(3)
  expect(await database.$count(websiteFeedback)).toBe(10)
})

test('no spelling of an address raises its number of confirmations', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const spellings = ['anna@example.com', 'Anna@Example.com', 'ANNA@EXAMPLE.COM']
  for (const [network, email] of spellings.entries()) {
    const fields = { ...message, email, ...guardFields(services, 'contact') }
    await sendMessage(services, guest({ address: `198.51.100.${network}` }), fields)
  }
  const sent = (await outbox(services)).filter(({ kind }) => kind === 'confirmation_of_receipt')
  expect(sent.map(({ recipient }) => recipient)).toEqual(['anna@example.com'])
})

test('changing the network does not raise the limit of a browser or an account', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const input = { ...message, ...guardFields(services, 'contact') }
  const { userId } = await createActor(services)
  for (const who of [{ browserId: crypto.randomUUID() }, { userId, browserId: crypto.randomUUID() }]) {
    const network = (last: number) => guest({ ...who, address: `198.51.100.${last}-${Object.keys(who)}` })
    for (let sent = 0; sent < 3; sent += 1) await sendMessage(services, network(sent), input)
    await expect(sendMessage(services, network(4), input)).rejects.toMatchObject({ status: 429 })
  }
})
