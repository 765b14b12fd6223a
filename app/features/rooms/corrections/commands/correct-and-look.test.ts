import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { BUILT_IN } from '#app/platform/ai/capabilities.ts'
import { createActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { stateOf, uploadLivingRoom } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { previewBytes } from '#tests/builders/style-previews.ts'
import { roomUploads } from '../../tables.server.ts'
import { correctAndLook } from './correct-and-look.server.ts'
import { removeAllCorrections } from './correct-surface.server.ts'

/** The wall behind the sofa. */
const WALL = { x: 0.5, y: 0.3, extent: 0 }

test('the answer to a correction says whether the picture that its owner looks at changed', async () => {
  await using app = await createTestServices({ platform: workedBy(scriptedEditor(undefined, BUILT_IN)) })
  const ada = await createActor(app.services)
  const { id: uploadId } = await uploadLivingRoom(app.services, ada)
  const correct = (style: string | undefined, meaning: 'keep' | 'wall') =>
    correctAndLook(app.services, ada, { ...WALL, uploadId, meaning, style, boldness: 'usual' })
  expect(await correct('Zen', 'keep')).toMatchObject({ shows: undefined })
  await previewBytes(app.services, ada, { uploadId, style: 'Zen' })
  expect(await correct('Zen', 'keep')).toMatchObject({ shows: false })
  expect(await correct('Zen', 'wall')).toMatchObject({ shows: true })
  expect(await correct('No Style', 'wall')).toMatchObject({ shows: undefined })
  expect(await correct(undefined, 'wall')).toMatchObject({ shows: undefined })
  expect((await stateOf(app.services, ada)).room.corrections).toHaveLength(1)
  const ben = await createActor(app.services)
  const foreign = correctAndLook(app.services, ben, {
    ...{ ...WALL, uploadId, meaning: 'wall', style: 'Zen', boldness: 'usual' },
  })
  await expect(foreign).rejects.toMatchObject({ code: 'upload_not_found' })
})

test('a correction is stored although its picture cannot be painted, or its photo was declined', async () => {
  const { ai } = workedBy(scriptedEditor(undefined, BUILT_IN))
  let fails = false
  const preview: typeof ai.stylePreviews.preview = async (...wanted) => {
    if (fails) throw new Error('no memory')
    return ai.stylePreviews.preview(...wanted)
  }
  const platform = { ai: { ...ai, stylePreviews: { ...ai.stylePreviews, preview } } }
  await using app = await createTestServices({ platform })
  const ada = await createActor(app.services)
  const { id: uploadId } = await uploadLivingRoom(app.services, ada)
  await previewBytes(app.services, ada, { uploadId, style: 'Zen' })
  const stored = async (meaning: 'keep' | 'wall' | 'floor') => {
    const input = { ...WALL, uploadId, meaning, style: 'Zen', boldness: 'usual' } as const
    const correction = { ...WALL, meaning }
    const result = { correction, style: 'Zen', boldness: 'usual', shows: undefined }
    expect(await correctAndLook(app.services, ada, input)).toEqual(result)
    expect((await stateOf(app.services, ada)).room.corrections).toEqual([correction])
    await removeAllCorrections(app.services, ada, { uploadId })
  }
  fails = true
  await stored('keep')
  fails = false
  for (let used = 0; used < 240; used++)
    await app.services.limits.use('style-preview', ada.userId, { points: 240, seconds: 3600 })
  await stored('wall')
  await app.services.database
    .update(roomUploads)
    .set({ generationState: 'failed', generationReason: 'not_a_room', generationEndedAt: new Date() })
    .where(eq(roomUploads.id, uploadId))
  await stored('floor')
})
