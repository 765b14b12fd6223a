import { expect, test } from 'vitest'
import { drawPhoto, ROOM_SVG } from '#tests/builders/synthetic-room.ts'
import { SCENES } from '#tests/builders/synthetic-scenes.ts'
import { openPicture } from '../../pictures/open-picture.ts'
import type { EditRequest } from '../editor.ts'
import { isRedesignFailure } from '../failure.ts'
import { createBuiltInEditor } from './built-in-editor.ts'

const edit = (
  photo: Buffer,
  signal = new AbortController().signal,
  more: Partial<Pick<EditRequest, 'corrections' | 'mayAsk' | 'roomType'>> = {},
) =>
  createBuiltInEditor().edit(
    {
      photo: openPicture(photo),
      width: 600,
      height: 400,
      style: { name: 'Modern', palette: [], materials: [], characteristics: [], designPrinciples: [] },
      roomType: 'Living Room',
      feedback: null,
      prompt: '',
      ...more,
    },
    { signal, onStage: () => {}, onPartial: () => {} },
  )

test('internal errors become failures of the port', async () => {
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

test('what hardly changes is asked about, but painted where nobody can answer', async () => {
  const photo = await drawPhoto(ROOM_SVG)
  const keep = (x: number, y: number) => ({ x, y, extent: 9, meaning: 'keep' as const })
  const corrections = [keep(0.3, 0.3), keep(0.8, 0.9), keep(0.5, 0.05)]
  await expect(edit(photo, undefined, { corrections })).rejects.toMatchObject({ code: 'unsure_of_surfaces' })
  const { picture } = await edit(photo, undefined, { corrections, mayAsk: false })
  expect(picture.length).toBeGreaterThan(0)
})

test('the redesign of a bathroom has the floor of its previews: no boards', async () => {
  const photo = await drawPhoto(ROOM_SVG)
  const corrections = [{ x: 0.75, y: 0.89, extent: 1, meaning: 'floor' as const }]
  const floorOf = async (roomType: string) => {
    const { finishes } = await edit(photo, undefined, { corrections, roomType })
    return finishes?.find(({ surface }) => surface === 'floor')?.finish
  }
  expect(await floorOf('Bathroom')).toBe('tile')
  expect(await floorOf('Bedroom')).toBe('broad plank')
})
