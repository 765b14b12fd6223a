import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { StylePreviews } from '#app/platform/ai/surfaces.ts'
import { createActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { uploadLivingRoom } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { previewBytes, withPlainPreviews } from '#tests/builders/style-previews.ts'
import { deleteRoom } from '../../deletion/commands/delete-room.server.ts'
import { stylePreviewFolder } from '../../rules/picture-keys.ts'

/** @param until holds every painting back until then */
async function roomToPreview(
  { ai } = withPlainPreviews(workedBy(scriptedEditor())),
  until: Promise<void> = Promise.resolve(),
) {
  const painted: string[] = []
  const preview: StylePreviews['preview'] = async (key, load, look, wishes) => {
    painted.push(look.name)
    await until
    return ai.stylePreviews.preview(key, load, look, wishes)
  }
  const stylePreviews = { ...ai.stylePreviews, preview }
  const app = await createTestServices({ platform: { ai: { ...ai, stylePreviews } } })
  const ada = await createActor(app.services)
  const { id: uploadId } = await uploadLivingRoom(app.services, ada)
  const look = (style: string, more: { boldness?: string; width?: number } = {}) =>
    previewBytes(app.services, ada, { uploadId, style, ...more })
  const files = async () => {
    const keys = (await Array.fromAsync(app.services.storage.list())).flat().map(({ key }) => key)
    return keys.filter((key) => key.startsWith(stylePreviewFolder(ada.userId, uploadId)))
  }
  return { app, ada, uploadId, painted, look, files }
}

test('a style is painted once for all sizes, and each boldness has its own picture', async () => {
  const { app, painted, look } = await roomToPreview(workedBy(scriptedEditor()))
  await using _ = app
  const [small, large, again] = await Promise.all([
    look('Zen', { width: 320 }),
    look('Zen'),
    look('Zen', { width: 320 }),
  ])
  expect(painted).toEqual(['Zen'])
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 320, height: 213 })
  expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 960, height: 640 })
  expect(small!.length).toBeLessThan(25_000)
  expect(again!.equals(small!)).toBe(true)
  const bolder = await look('Zen', { width: 320, boldness: 'bolder' })
  const softer = await look('Zen', { width: 320, boldness: 'softer' })
  const glam = await look('Glam', { width: 320 })
  const pictures = [small, bolder, softer, glam].map((picture) => picture!.toString('base64'))
  expect(new Set(pictures).size).toBe(4)
  expect(painted).toEqual(['Zen', 'Zen', 'Zen', 'Glam'])
})

test('other members cannot see it, and only painting counts towards the hourly limit', async () => {
  const { app, ada, uploadId, look } = await roomToPreview()
  await using _ = app
  const { services } = app
  await look('Zen')
  const ben = await createActor(services)
  expect(await previewBytes(services, ben, { uploadId, style: 'Zen' })).toBeUndefined()
  for (let used = 0; used < 239; used++)
    await services.limits.use('style-preview', ada.userId, { points: 240, seconds: 3600 })
  for (const boldness of ['usual', 'bolder'])
    await expect(look('Coastal', { boldness })).rejects.toMatchObject({
      code: 'too_many_attempts',
      status: 429,
    })
  expect(await look('Zen', { width: 640 })).toBeInstanceOf(Buffer)
})

test('only styles that the member may choose are painted, and few at a time', async () => {
  const { promise: until, resolve: paint } = Promise.withResolvers<void>()
  const { app, painted, look } = await roomToPreview(undefined, until)
  await using _ = app
  for (const style of ['Zen × Glam', 'Of My Own']) expect(await look(style)).toBeUndefined()
  expect(painted).toEqual([])
  const styles = ['Zen', 'Glam', 'Coastal', 'Rustic', 'Modern', 'Japandi', 'Vintage', 'Eclectic']
  const refused: unknown[] = []
  const looks = styles.map((style) => look(style).catch((reason: unknown) => void refused.push(reason)))
  await expect.poll(() => refused).toMatchObject([{ status: 429 }, { status: 429 }])
  paint()
  await Promise.all(looks)
  expect(painted).toHaveLength(6)
  expect(await look('Eclectic')).toBeInstanceOf(Buffer)
})

test('deleting a room deletes its previews', async () => {
  const { app, ada, uploadId, look, files } = await roomToPreview()
  await using _ = app
  await look('Zen', { width: 320 })
  expect(await files()).toHaveLength(2)
  await deleteRoom(app.services, ada, { uploadId })
  await app.runJobs()
  expect(await files()).toEqual([])
})
