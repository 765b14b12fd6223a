import { expect, test } from 'vitest'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { preparePhoto } from '#app/platform/pictures/prepare-photo.ts'
import type { Services } from '#app/platform/services.ts'
import { guardFields, guest } from '#tests/builders/guest-forms.ts'
import { createActor } from '#tests/builders/members.ts'
import { jpegPhoto } from '#tests/builders/photos.ts'
import { uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { designerRequests } from '../../tables.server.ts'
import { submitRequest } from './submit-request.server.ts'

const request = (services: Services, more: Record<string, string> = {}) => ({
  name: ' Anna Bell ',
  email: 'anna@example.com',
  projectType: 'renovation',
  message: 'Our kitchen is dark, and we would like to open it to the garden.',
  ...guardFields(services, 'designer_request'),
  ...more,
})

const kept = ({ database }: Services) => database.select().from(designerRequests)

test('a request is stored as pending with its photos, empty answers as null, and the team is notified', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const photo = { ...(await preparePhoto(await jpegPhoto())), filename: 'hall.jpg' }
  const { id } = await submitRequest(services, guest(), request(services), [photo, photo])
  const [row] = await kept(services)
  expect(row).toMatchObject({
    id,
    userId: null,
    name: 'Anna Bell',
    projectType: 'renovation',
    phone: null,
    streetAddress: null,
    budgetRange: null,
    timeline: null,
    additionalDetails: null,
    contactPreference: 'email',
    status: 'pending',
  })
  expect(row!.photos).toHaveLength(2)
  for (const key of row!.photos) expect(await services.storage.get(key)).toEqual(photo.picture)
  const messages = await services.database.select().from(outboxEmails).orderBy(outboxEmails.kind)
  const [confirmation, message] = messages
  expect(confirmation).toMatchObject({ kind: 'confirmation_of_receipt', recipient: 'anna@example.com' })
  expect(confirmation!.plainText).not.toContain('open it to the garden')
  expect(message).toMatchObject({
    kind: 'designer_request',
    reference: id,
    recipient: services.environment.admin.email,
    subject: 'Designer request from Anna Bell',
  })
  expect(message!.plainText).toContain('open it to the garden')
})

test('a request is about a room only when the room is the sender’s own', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const owner = await createActor(services)
  const room = await uploadOne(services, owner)
  const about = request(services, { roomUploadId: room.id })
  const stranger = await createActor(services)
  await submitRequest(services, guest({ userId: owner.userId, address: '192.0.2.1' }), about, [])
  await submitRequest(services, guest({ userId: stranger.userId, address: '192.0.2.2' }), about, [])
  await submitRequest(services, guest({ address: '192.0.2.3' }), about, [])
  const rows = await kept(services)
  expect(rows.map((row) => row.roomUploadId).sort()).toEqual([room.id, null, null].sort())
})

const REQUIRED = 'Please fill in all required fields.'

test.each([
  ['no name', { name: ' ' }, 'Missing Information', REQUIRED],
  ['no address', { email: '' }, 'Missing Information', REQUIRED],
  ['no project type', { projectType: '' }, 'Missing Information', REQUIRED],
  ['no message', { message: '  ' }, 'Missing Information', REQUIRED],
  ['half an address', { email: 'anna@' }, 'Invalid Email', 'Please enter a valid email address.'],
  [
    'a short message',
    { message: `  ${'x'.repeat(19)}  ` },
    'Message Too Short',
    'Please provide more details about your project (at least 20 characters).',
  ],
  [
    'a long message',
    { message: 'x'.repeat(3001) },
    'Message Too Long',
    'Please keep your project description under 3000 characters.',
  ],
  ['a long phone number', { phone: '1'.repeat(21) }, 'Text Too Long', 'under 20 characters'],
  ['endless details', { additionalDetails: 'x'.repeat(1501) }, 'Text Too Long', 'under 1500 characters'],
  ['an unknown kind', { projectType: 'castle' }, 'Missing Information', 'one of the answers'],
  ['an unknown budget', { budgetRange: 'lots' }, 'Missing Information', 'one of the answers'],
  ['a call without a number', { contactPreference: 'phone' }, 'Phone Number Needed', 'your phone number'],
  [
    'a call to words',
    { contactPreference: 'both', phone: 'abc def' },
    'Phone Number Needed',
    'at least six digits',
  ],
  [
    'a call to five digits',
    { contactPreference: 'phone', phone: '12345' },
    'Phone Number Needed',
    'at least six',
  ],
  ['a filled honeypot', { company_website: 'x' }, 'Submission Blocked', 'Spam detected'],
])('%s is refused', async (_what, wrong, title, message) => {
  await using opened = await createTestServices()
  const { services } = opened
  await expect(submitRequest(services, guest(), request(services, wrong), [])).rejects.toMatchObject({
    title,
    message: expect.stringContaining(message),
  })
  expect(await kept(services)).toEqual([])
})

test('a request within five seconds, or a third within an hour, is refused, and refused photos are not stored', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const early = request(services, guardFields(services, 'designer_request', 4))
  await expect(submitRequest(services, guest(), early, [])).rejects.toMatchObject({
    message: 'Please wait at least 5 seconds before submitting',
  })
  const photo = { ...(await preparePhoto(await jpegPhoto())), filename: 'hall.jpg' }
  const stored: string[] = []
  const storage = { ...services.storage, put: async (key: string) => void stored.push(key) }
  const removed: string[] = []
  const watched = {
    ...services,
    storage: { ...storage, delete: async (key: string) => void removed.push(key) },
  }
  const attempts = Array.from({ length: 5 }, () =>
    submitRequest(watched, guest(), request(services), [photo]),
  )
  const results = await Promise.allSettled(attempts)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const photos = (await kept(services)).flatMap((row) => row.photos)
  expect(stored.filter((key) => !removed.includes(key)).sort()).toEqual(photos.sort())
})
