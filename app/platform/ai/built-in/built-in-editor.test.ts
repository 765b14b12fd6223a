import { expect, test } from 'vitest'
import { drawPhoto } from '#tests/builders/synthetic-room.ts'
import { SCENES } from '#tests/builders/synthetic-scenes.ts'
import { openPicture } from '../../pictures/open-picture.ts'
import { isRedesignFailure } from '../failure.ts'
import { createBuiltInEditor } from './built-in-editor.ts'

/** Milliseconds; a render takes about one second on a free core. */
const SLOW = 20_000

const edit = (photo: Buffer, signal = new AbortController().signal) =>
  createBuiltInEditor().edit(
    {
      photo: openPicture(photo),
      width: 600,
      height: 400,
      style: { name: 'Modern', palette: [], materials: [], characteristics: [], designPrinciples: [] },
      roomType: 'Living Room',
      feedback: null,
      prompt: '',
    },
    { signal, onStage: () => {}, onPartial: () => {} },
  )

test('internal errors become failures of the port', { timeout: SLOW }, async () => {
  const failures = [edit(await drawPhoto(Object.values(SCENES)[0]!)), edit(Buffer.from('no picture'))].map(
    (made) => made.catch((error: unknown) => error),
  )
  const [noRoom, noPicture] = await Promise.all(failures)
  expect([noRoom, noPicture].map(isRedesignFailure)).toEqual([true, true])
  expect(noRoom).toMatchObject({ code: 'not_a_room', retryable: false })
  expect(noPicture).toMatchObject({
    code: 'generation_failed',
    detail: expect.stringMatching(/^The photo cannot be decoded: /),
  })
})

test('an aborted redesign rejects with the reason', async () => {
  const reason = new Error('enough')
  await expect(edit(Buffer.from(''), AbortSignal.abort(reason))).rejects.toBe(reason)
})
