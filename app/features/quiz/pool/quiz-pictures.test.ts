import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { preparePhoto } from '#app/platform/pictures/prepare-photo.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { createActor, createAdministrator } from '#tests/builders/members.ts'
import { jpegPhoto } from '#tests/builders/photos.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { anonymousQuizCompletions, quizImages, quizResponses } from '../tables.server.ts'
import { addQuizPicture, editQuizPicture } from './commands/edit-pictures.server.ts'
import { currentPoolHealth, picturePage } from './queries/picture-list.server.ts'
import { poolHealth } from './rules/pool-health.ts'

const LABELS = { styleLabel: 'Zen', roomType: 'Kitchen' }

test('an added picture is inactive and is served in two sizes and formats', async () => {
  await using app = await createTestApplication()
  const { services } = app
  const administrator = await createAdministrator(services)
  await addQuizPicture(services, administrator, {
    ...LABELS,
    photo: await preparePhoto(await jpegPhoto(800, 800)),
  })
  const filter = { style: 'Zen', roomType: 'Kitchen', isActive: false }
  const { rows } = await picturePage(services.database, { ...filter, page: 1 })
  expect(rows).toMatchObject([{ description: 'Zen kitchen', width: 960, height: 640, chosen: 0 }])
  for (const width of [480, 960]) {
    for (const type of ['avif', 'webp']) {
      const answer = await app.fetch(`${rows[0]!.imageUrl}-${width}.${type}`)
      expect(answer.headers.get('content-type')).toBe(`image/${type}`)
      expect(answer.headers.get('cache-control')).toContain('immutable')
      const size = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([size.width, size.height]).toEqual([width, (width * 2) / 3])
    }
  }
  const id = rows[0]!.id
  await editQuizPicture(services, administrator, {
    pictureId: id,
    isActive: true,
    description: 'A calm kitchen',
  })
  const [edited] = await services.database.select().from(quizImages).where(eq(quizImages.id, id))
  expect(edited).toMatchObject({ isActive: true, description: 'A calm kitchen', styleLabel: 'Zen' })
})

test('the address of quiz pictures serves nothing else', async () => {
  await using app = await createTestApplication()
  await app.services.storage.put('quiz/secret.txt', Buffer.from('x'), 'text/plain')
  const names = ['secret.txt', '..%2Fsecret', `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}-960.avif`]
  for (const name of names) expect((await app.fetch(`/quiz-pictures/${name}`)).status).toBe(404)
})

test('choices of members and guests are counted', async () => {
  await using test = await createTestServices()
  const { database } = test.services
  const { userId } = await createActor(test.services)
  const [picture] = (await picturePage(database, { page: 1 })).rows
  const selections = [
    { pairingId: 'question_1', selectedImage: picture!.id, style: 'Zen', roomType: 'Kitchen' },
  ]
  const responses = { selections } as unknown as typeof quizResponses.$inferInsert.responses
  await database.insert(quizResponses).values({ userId, styleResult: 'Zen', responses })
  await database.insert(anonymousQuizCompletions).values({ sessionId: 's', styleResult: 'Zen', selections })
  const { rows } = await picturePage(database, { page: 1 })
  expect(rows.find((row) => row.id === picture!.id)?.chosen).toBe(2)
})

test('the pool’s health follows the rules of the quiz', async () => {
  await using test = await createTestServices()
  expect((await currentPoolHealth(test.services.database)).problem).toBeUndefined()
  const images = Array.from({ length: 41 }, (_, index) => ({
    id: String(index),
    style: index === 40 || index % 2 ? 'Zen' : 'Glam',
    roomType: index === 40 ? 'Nursery' : 'Kitchen',
  }))
  expect(poolHealth(images)).toMatchObject({
    images: 41,
    problem:
      'Room type issues: Nursery needs at least 4 images (has 1); Nursery needs at least 2 styles (has 1)',
    roomTypes: [
      { roomType: 'Kitchen', images: 40, styles: 2, issues: [] },
      { roomType: 'Nursery', images: 1, styles: 1 },
    ],
  })
})
