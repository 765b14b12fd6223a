import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addQuizImages } from '#tests/builders/quiz.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { activePool } from '../../queries.server.ts'
import { quizImages } from '../../tables.server.ts'
import type { StarterPicture } from '../queries/starter-pool.server.ts'
import { ensureStarterPool } from './ensure-starter-pool.server.ts'

const picture = (file: string, more: Partial<StarterPicture> = {}): StarterPicture => ({
  style: 'Zen',
  roomType: 'Bedroom',
  file,
  description: 'A low bed',
  width: 960,
  height: 640,
  placeholder: 'data:image/webp;base64,AA==',
  ...more,
})

test('pictures are added once, retired ones leave the quiz, and others stay unchanged', async () => {
  await using test = await createTestServices()
  const { services } = test
  const [own] = await addQuizImages(services, ['Zen'])
  await ensureStarterPool(services, [picture('one'), picture('two')])
  await ensureStarterPool(services, [picture('one'), picture('three')])
  await ensureStarterPool(services, [picture('one'), picture('three')])
  const pool = await activePool(services.database)
  expect(pool.map((image) => image.url).filter((url) => url.startsWith('/starter-pool/'))).toHaveLength(2)
  expect(pool.map((image) => image.id)).toContain(own)
  const two = await services.database
    .select()
    .from(quizImages)
    .where(eq(quizImages.imageUrl, '/starter-pool/two'))
  expect(two).toMatchObject([{ isActive: false }])
})

test("administrators' edits stay, and a new rendering updates the facts", async () => {
  await using test = await createTestServices()
  const { services } = test
  await ensureStarterPool(services, [picture('one')])
  await services.database
    .update(quizImages)
    .set({ styleLabel: 'Japandi', description: 'A quiet room', isActive: false })
    .where(eq(quizImages.imageUrl, '/starter-pool/one'))
  await ensureStarterPool(services, [picture('one', { width: 1200, placeholder: 'data:,' })])
  const rows = await services.database.select().from(quizImages).where(like(quizImages.imageUrl, '%/one'))
  expect(rows).toMatchObject([
    {
      styleLabel: 'Japandi',
      description: 'A quiet room',
      isActive: false,
      width: 1200,
      placeholder: 'data:,',
    },
  ])
})

test('starter pictures have a known composition, added pictures do not', async () => {
  await using test = await createTestServices()
  const { services } = test
  const [own] = await addQuizImages(services, ['Zen'])
  await ensureStarterPool(services)
  const pool = await activePool(services.database)
  const known = pool.find((image) => image.url === '/starter-pool/zen-kitchen')
  expect(known?.composition).toMatch(/^kitchen-/)
  expect(pool.find((image) => image.id === own)?.composition).toBeUndefined()
})
