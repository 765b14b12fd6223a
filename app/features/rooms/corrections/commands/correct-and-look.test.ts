import { expect, test } from 'vitest'
import { BUILT_IN } from '#app/platform/ai/capabilities.ts'
import { createActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { stateOf, uploadLivingRoom } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { previewBytes } from '#tests/builders/style-previews.ts'
import { correctAndLook } from './correct-and-look.server.ts'

/** The wall behind the sofa. */
const WALL = { x: 0.5, y: 0.3, extent: 0 }

test('the answer to a correction says whether the picture that its owner looks at changed', async () => {
  await using app = await createTestServices({ platform: workedBy(scriptedEditor(undefined, BUILT_IN)) })
  const ada = await createActor(app.services)
  const { id: uploadId } = await uploadLivingRoom(app.services, ada)
  const correct = (style: string | undefined, meaning: 'keep' | 'wall') =>
    correctAndLook(app.services, ada, { ...WALL, uploadId, meaning, style, boldness: 'usual' })
  expect(await correct('Zen', 'keep')).toEqual({ shows: undefined })
  await previewBytes(app.services, ada, { uploadId, style: 'Zen' })
  expect(await correct('Zen', 'keep')).toEqual({ shows: false })
  expect(await correct('Zen', 'wall')).toEqual({ shows: true })
  expect(await correct('No Style', 'wall')).toEqual({ shows: undefined })
  expect(await correct(undefined, 'wall')).toEqual({ shows: undefined })
  expect((await stateOf(app.services, ada)).room.corrections).toHaveLength(1)
  const ben = await createActor(app.services)
  const foreign = correctAndLook(app.services, ben, {
    ...{ ...WALL, uploadId, meaning: 'wall', style: 'Zen', boldness: 'usual' },
  })
  await expect(foreign).rejects.toMatchObject({ code: 'upload_not_found' })
})
