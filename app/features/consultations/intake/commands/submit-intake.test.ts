import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { preparePhoto } from '#app/platform/pictures/prepare-photo.ts'
import type { Services } from '#app/platform/services.ts'
import { createIntakeToken } from '#tests/builders/guest-forms.ts'
import { jpegPhoto } from '#tests/builders/photos.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { designIntakeSubmissions, designIntakeTokens } from '../../tables.server.ts'
import { submitIntake } from './submit-intake.server.ts'

const NO_PHOTOS = { currentSpacePhotos: [], inspirationImages: [] }
const send = (services: Services, token: string, fields: Record<string, string[]>, photos = NO_PHOTOS) =>
  submitIntake(services, { token, fields: { roomType: ['Bedroom'], ...fields }, photos })
const kept = ({ database }: Services) => database.select().from(designIntakeSubmissions)

test("the form is stored with the request's answers, and its link is used up", async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const token = await createIntakeToken(services)
  const photo = { ...(await preparePhoto(await jpegPhoto())), filename: 'Living Room.PNG' }
  const photos = { currentSpacePhotos: [photo], inspirationImages: [photo] }
  const fields = {
    roomSizeSqft: ['180.7'],
    preferredStyles: ['Zen', 'Japandi'],
    preferredStartDate: [''],
    designGoals: ['Calm.'],
    petConsiderations: ['  '],
  }
  await submitIntake(services, { token, fields: { roomType: ['Bedroom'], ...fields }, photos })
  const [row] = await kept(services)
  expect(row).toMatchObject({
    clientName: 'Anna Bell',
    clientEmail: 'anna@example.com',
    clientPhone: '555 0100',
    roomType: 'Bedroom',
    roomSizeSqft: 180,
    preferredStyles: ['Zen', 'Japandi'],
    preferredStartDate: null,
    petConsiderations: null,
    expectedCompletionTimeframe: '1_3_months',
    budgetRange: '5k_15k',
    submissionStatus: 'new',
  })
  expect(row!.designGoals).toBe('Original Request: A room to read in, please.\n\nCalm.')
  expect(row!.additionalNotes).toContain('Project type: Single room')
  for (const key of [...row!.currentSpacePhotos, ...row!.inspirationImages]) {
    expect(key).toMatch(/^intake-current\/[0-9a-f-]{36}\/(inspiration\/)?\d{13}-Living-Room\.jpg$/)
    expect(await services.storage.exists(key)).toBe(true)
  }
  const [link] = await services.database.select().from(designIntakeTokens)
  expect(link!.usedAt).not.toBeNull()
  expect(link!.token).not.toContain(token)
  await expect(send(services, token, {})).rejects.toMatchObject({ code: 'link_used', status: 410 })
})

test('of two forms sent through one link at once, one is accepted, and keeps its photos', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const token = await createIntakeToken(services)
  // Phones give every photo this name.
  const photo = { ...(await preparePhoto(await jpegPhoto())), filename: 'image.jpg' }
  const photos = { currentSpacePhotos: Array.from({ length: 8 }, () => photo), inspirationImages: [] }
  const form = { token, fields: { roomType: ['Bedroom'] }, photos }
  vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  onTestFinished(() => void vi.restoreAllMocks())
  const results = await Promise.allSettled([submitIntake(services, form), submitIntake(services, form)])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const [row, ...more] = await kept(services)
  expect(more).toEqual([])
  const exist = await Promise.all(row!.currentSpacePhotos.map((key) => services.storage.exists(key)))
  expect(exist).toEqual(Array.from({ length: 8 }, () => true))
})

test('unknown and expired links are refused', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const token = await createIntakeToken(services)
  await services.database.update(designIntakeTokens).set({ expiresAt: new Date(Date.now() - 1) })
  await expect(send(services, token, {})).rejects.toMatchObject({ code: 'link_expired' })
  const [link] = await services.database.select().from(designIntakeTokens)
  for (const guess of ['', 'anna@example.com', link!.token, link!.id])
    await expect(send(services, guess, {})).rejects.toMatchObject({ code: 'link_unknown' })
  expect(await kept(services)).toEqual([])
})

test.each([
  ['no room', { roomType: [''] }, 'Please fill in all required fields.'],
  ['an unknown room', { roomType: ['Garage'] }, 'one of the answers of the list'],
  ['a long line', { ceilingHeight: ['x'.repeat(201)] }, 'under 200 characters'],
  ['a long text', { designGoals: ['x'.repeat(2001)] }, 'under 2000 characters'],
  ['an unknown style', { preferredStyles: ['Zen', 'Castle'] }, 'one of the answers of the list'],
  ['an impossible date', { preferredStartDate: ['2026-02-31'] }, 'please enter a date'],
  ['an unknown budget', { budgetRange: ['lots'] }, 'one of the answers of the list'],
  ['a size in words', { roomSizeSqft: ['about 20'] }, 'please enter a number from 1'],
  ['no size at all', { roomSizeSqft: ['0'] }, 'please enter a number from 1'],
  ['an endless size', { roomSizeSqft: ['1e99'] }, 'please enter a number from 1'],
  ['a negative size', { roomSizeSqft: ['-4'] }, 'please enter a number from 1'],
])('%s is refused, and the link stays open', async (_what, wrong: Record<string, string[]>, message) => {
  await using opened = await createTestServices()
  const { services } = opened
  const token = await createIntakeToken(services)
  await expect(send(services, token, wrong)).rejects.toMatchObject({
    message: expect.stringContaining(message),
  })
  await send(services, token, {})
})

test.each([
  ['', null],
  ['320 sq ft', 320],
  ['1,200', 1200],
])('a size of "%s" is stored as %s', async (typed, expected) => {
  await using opened = await createTestServices()
  const { services } = opened
  await send(services, await createIntakeToken(services), { roomSizeSqft: [typed] })
  const [row] = await services.database
    .select({ size: designIntakeSubmissions.roomSizeSqft })
    .from(designIntakeSubmissions)
    .where(eq(designIntakeSubmissions.clientName, 'Anna Bell'))
  expect(row!.size).toBe(expected)
})
