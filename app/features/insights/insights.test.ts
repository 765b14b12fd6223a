/** Figures, charts and lists of the administration. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#app/features/accounts/tables.server.ts'
import { roomUploads } from '#app/features/rooms/tables.server.ts'
import { createActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { failing, uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { activityOf, funnelOf } from './queries/activity.server.ts'
import { headlineFigures } from './queries/headline-figures.server.ts'
import { latestUploads, uploadBatches, uploadPage } from './queries/upload-list.server.ts'
import { userBatches, userPage } from './queries/user-list.server.ts'
import { PERIODS, periodOf } from './rules/chart-periods.ts'

test('the figures and charts count what happened', async () => {
  await using test = await createTestServices({ platform: workedBy(scriptedEditor()) })
  const { database } = test.services
  const ada = await createActor(test.services)
  await createActor(test.services)
  await uploadOne(test.services, ada)
  await test.runJobs()
  expect(await headlineFigures(database)).toMatchObject({ users: 3, redesigns: 1, purchases: 0 })
  for (const period of PERIODS) {
    const bars = await activityOf(database, period)
    expect(bars.at(-1)).toMatchObject({ signUps: 3, redesigns: 1, failures: 0, quizzes: 0 })
    expect(bars.slice(0, -1).every((bar) => bar.signUps === 0)).toBe(true)
  }
  expect((await activityOf(database, periodOf('7'))).length).toBe(7)
  expect((await activityOf(database, periodOf('nonsense'))).length).toBe(30)
  expect(await funnelOf(database, periodOf('7'))).toEqual({
    // Administrators do not count as sign-ups.
    signUps: 2,
    uploaded: 1,
    purchased: 0,
  })
  expect(await latestUploads(database, 2)).toMatchObject([{ email: ada.email, redesignCount: 1 }])
})

test('a final failure counts once', async () => {
  await using test = await createTestServices({ platform: workedBy(failing('generation_failed', false)) })
  await uploadOne(test.services, await createActor(test.services))
  await test.runJobs()
  const [bar] = (await activityOf(test.services.database, periodOf('7'))).slice(-1)
  expect(bar).toMatchObject({ failures: 1, redesigns: 0, medianSeconds: null })
})

test('people are found by name and address in any case, and wildcards are literal', async () => {
  await using test = await createTestServices()
  const { database } = test.services
  await createActor(test.services, { name: 'Zoë Quill', email: 'zq_1@example.net' })
  await createActor(test.services, { name: 'Max Quorn', email: 'max@example.net' })
  const found = async (search: string) => {
    const { rows } = await userPage(database, { search, sort: 'newest', page: 1 })
    return rows.map((row) => row.name)
  }
  expect(await found('ZOË')).toEqual(['Zoë Quill'])
  expect(await found('q_1@')).toEqual(['Zoë Quill'])
  expect(await found('zq%1')).toEqual([])
  expect(await found('example.net')).toEqual(['Max Quorn', 'Zoë Quill'])
  expect(await found('qu')).toEqual(['Max Quorn', 'Zoë Quill'])
  expect(await found('uo')).toEqual([])
  expect((await Array.fromAsync(userBatches(database, { search: 'quill' }))).flat()).toHaveLength(1)
})

test('the room count follows uploads and sorts the list', async () => {
  await using test = await createTestServices({ platform: workedBy(scriptedEditor()) })
  const { database } = test.services
  const ada = await createActor(test.services, { name: 'Ada' })
  await createActor(test.services, { name: 'Ben' })
  const { id } = await uploadOne(test.services, ada)
  const first = async () => {
    const { rows } = await userPage(database, { search: '', sort: 'redesigns', page: 1 })
    return rows[0]
  }
  expect(await first()).toMatchObject({ name: 'Ada', roomUploadCount: 1 })
  await database.delete(roomUploads).where(eq(roomUploads.id, id))
  expect((await first())!.roomUploadCount).toBe(0)
  await database.delete(users).where(eq(users.id, ada.userId))
})

test('uploads are found by address or description and filtered by style, room and status', async () => {
  await using test = await createTestServices({ platform: workedBy(scriptedEditor()) })
  const { database } = test.services
  const ada = await createActor(test.services, { email: 'ada-find@example.com' })
  const ben = await createActor(test.services)
  const { id: kitchen } = await uploadOne(test.services, ada)
  await test.runJobs()
  const waiting = { generationState: 'queued', generationId: randomUUID() } as const
  const photo = { imageUrl: `${ben.userId}/1.jpg`, width: 600, height: 400, placeholder: '' }
  const [{ id: garden } = { id: '' }] = await database
    .insert(roomUploads)
    .values({
      ...photo,
      ...waiting,
      userId: ben.userId,
      roomType: 'Bedroom',
      description: 'Looks like a Garden',
      submissionId: randomUUID(),
    })
    .returning()
  const found = async (filter: object) => {
    const { rows } = await uploadPage(database, { search: '', page: 1, size: 10, ...filter })
    return rows.map((row) => row.id)
  }
  expect(await found({})).toEqual([garden, kitchen])
  expect(await found({ search: 'ADA-FIND' })).toEqual([kitchen])
  expect(await found({ search: 'garden' })).toEqual([garden])
  expect(await found({ search: 'nowhere' })).toEqual([])
  expect(await found({ style: 'No Style' })).toEqual([garden])
  expect(await found({ style: 'Japandi', roomType: 'Living Room' })).toEqual([kitchen])
  expect(await found({ roomType: 'Kitchen' })).toEqual([])
  expect(await found({ status: 'redesigned' })).toEqual([kitchen])
  expect(await found({ status: 'none' })).toEqual([garden])
  expect(await found({ status: 'waiting' })).toEqual([garden])
  expect(await found({ status: 'failed' })).toEqual([])
  expect(await found({ userId: ada.userId })).toEqual([kitchen])
  expect((await Array.fromAsync(uploadBatches(database, { search: '' }))).flat()).toHaveLength(2)
})

test('a search that matches very many uploads shows the newest ones', async () => {
  await using test = await createTestServices()
  const { database } = test.services
  const ada = await createActor(test.services, { email: 'ada-many@example.com' })
  const now = Date.now()
  const rows = Array.from({ length: 1200 }, (_, index) => ({
    userId: ada.userId,
    imageUrl: `${ada.userId}/${index}.jpg`,
    width: 600,
    height: 400,
    placeholder: '',
    roomType: 'Kitchen' as const,
    description: `garden view ${index}`,
    submissionId: randomUUID(),
    updatedAt: new Date(now - index * 1000),
  }))
  await database.insert(roomUploads).values(rows)
  for (const search of ['garden', 'ada-many']) {
    const found = await uploadPage(database, { search, page: 1, size: 10 })
    expect(found).toMatchObject({ total: 1000, isMore: true })
    expect(found.rows.map((row) => row.description)).toEqual(rows.slice(0, 10).map((row) => row.description))
    const deep = await uploadPage(database, { search, page: 101, size: 10 })
    expect(deep.rows.map((row) => row.description)).toEqual(
      rows.slice(1000, 1010).map((row) => row.description),
    )
    const last = await uploadPage(database, { search, page: Number.POSITIVE_INFINITY, size: 10 })
    expect(last).toMatchObject({ total: 1200, page: 120, isMore: false })
    expect(last.rows.at(-1)?.description).toBe('garden view 1199')
    const narrowed = await uploadPage(database, { search, roomType: 'Nursery', page: 1, size: 10 })
    expect(narrowed.total).toBe(0)
  }
})

test('a page that is empty by now shows the last one instead', async () => {
  await using test = await createTestServices()
  const { database } = test.services
  for (let count = 0; count < 10; count++) await createActor(test.services)
  const second = await userPage(database, { search: '', sort: 'newest', page: 2 })
  expect(second).toMatchObject({ page: 2, total: 11 })
  expect(await userPage(database, { search: '', sort: 'newest', page: 99 })).toEqual(second)
  expect(await userPage(database, { search: 'nobody at all', sort: 'newest', page: 99 })).toMatchObject({
    page: 1,
    rows: [],
    total: 0,
  })
})
