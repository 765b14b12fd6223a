import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawPhoto, meanColour, oklabDistance, ROOM_PARTS, ROOM_SVG } from '#tests/builders/synthetic-room.ts'
import type { Look } from '../surfaces.ts'
import { renderPalette } from './palette-renderer.ts'

/** Art Deco's green, as walls get it unless somebody wants it bolder. */
const PALER_GREEN = '#789a92'
const ART_DECO: Look = { name: 'Art Deco', palette: [], materials: [] }
let room: Buffer
let deco: Awaited<ReturnType<typeof renderPalette>>
const stages: string[] = []

beforeAll(async () => {
  room = await drawPhoto(ROOM_SVG)
  deco = await renderPalette(room, ART_DECO, { onStage: (stage) => stages.push(stage) })
})

describe('a drawn room', () => {
  test('the wall takes the paint, of a dark one a paler shade; ceiling and window stay light', async () => {
    expect(await oklabDistance(room, ROOM_PARTS.wall, PALER_GREEN)).toBeGreaterThan(0.15)
    expect(await oklabDistance(deco.picture, ROOM_PARTS.wall, PALER_GREEN)).toBeLessThan(0.12)
    expect(Math.min(...(await meanColour(deco.picture, ROOM_PARTS.ceiling)))).toBeGreaterThan(180)
    expect(Math.min(...(await meanColour(deco.picture, ROOM_PARTS.window)))).toBeGreaterThan(232)
  })

  test('the size is kept', async () => {
    expect(deco).toMatchObject({ width: 600, height: 400 })
    expect(await sharp(deco.picture).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 400 })
    expect(deco.seconds).toBeGreaterThan(0)
  })

  test('stages are reported in order', () => {
    expect(stages).toEqual(['analysing', 'painting'])
  })
})

describe('aborting', () => {
  test('aborting a running render rejects with the reason and terminates the worker', async () => {
    const stop = new AbortController()
    const started = once(process, 'worker') as Promise<[Worker]>
    const render = renderPalette(room, ART_DECO, { signal: stop.signal, onStage: () => stop.abort() })
    const [worker] = await started
    const ended = once(worker, 'exit')
    await expect(render).rejects.toSatisfy((reason) => reason === stop.signal.reason)
    await ended
  })

  test('aborting a waiting render rejects at once and leaves the running one alone', async () => {
    const stop = new AbortController()
    const order: string[] = []
    const first = renderPalette(room, ART_DECO).finally(() => order.push('first'))
    const second = renderPalette(room, ART_DECO, { signal: stop.signal }).catch(() => order.push('second'))
    stop.abort()
    const [again] = await Promise.all([first, second])
    expect(order).toEqual(['second', 'first'])
    expect(again.picture.equals(deco.picture)).toBe(true)
    await expect(renderPalette(room, ART_DECO, { signal: AbortSignal.abort() })).rejects.toThrow()
  })
})

describe('failures', () => {
  test('bytes that are not a picture are refused', async () => {
    await expect(renderPalette(Buffer.from('no picture'), ART_DECO)).rejects.toMatchObject({
      code: 'unreadable_photo',
    })
    await expect(renderPalette(room.subarray(0, 900), ART_DECO)).rejects.toMatchObject({
      code: 'unreadable_photo',
    })
  })

  test('an error in the stage listener fails the render, not the process', async () => {
    const onStage = () => {
      throw new Error('listener')
    }
    await expect(renderPalette(room, ART_DECO, { onStage })).rejects.toThrow('listener')
  })

  test('a worker that cannot start is reported', async () => {
    const workerUrl = new URL('./missing-worker.ts', import.meta.url)
    await expect(renderPalette(room, ART_DECO, { workerUrl })).rejects.toMatchObject({
      code: 'render_failed',
    })
  })
})
