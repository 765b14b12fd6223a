import sharp, { type Region } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { hexToOklab } from './colour/oklab.ts'
import { type PaletteStyle, renderPalette } from './palette-renderer.ts'
import { drawPhoto, meanColour, ROOM_PARTS, ROOM_SVG } from './synthetic-room.ts'

const ART_DECO: PaletteStyle = { name: 'Art Deco', palette: [], materials: [] }
const SAGE: PaletteStyle = {
  name: 'Sage cottage',
  palette: [
    { name: 'Sage', hex: '#b9c7a8' },
    { name: 'Terracotta', hex: '#b5603f' },
    { name: 'Oak', hex: '#a9793f' },
  ],
  materials: ['oak'],
}

/** Milliseconds; a render takes about one second on a free core. */
const SLOW = 20_000

let room: Buffer
let deco: Awaited<ReturnType<typeof renderPalette>>
const stages: string[] = []

beforeAll(async () => {
  room = await drawPhoto(ROOM_SVG)
  deco = await renderPalette(room, ART_DECO, { onStage: (stage) => stages.push(stage) })
}, SLOW)

async function oklabDistance(picture: Buffer, part: Region, hex: string): Promise<number> {
  const mean = await meanColour(picture, part)
  const own = hexToOklab(`#${mean.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`)
  const target = hexToOklab(hex)
  return Math.hypot(...own.map((value, c) => value - target[c]!))
}

describe('a drawn room', { timeout: SLOW }, () => {
  test('its wall gets the paint, even a dark one; ceiling and window stay light', async () => {
    expect(await oklabDistance(room, ROOM_PARTS.wall, '#2f5a51')).toBeGreaterThan(0.35)
    expect(await oklabDistance(deco.picture, ROOM_PARTS.wall, '#2f5a51')).toBeLessThan(0.12)
    expect(Math.min(...(await meanColour(deco.picture, ROOM_PARTS.ceiling)))).toBeGreaterThan(180)
    expect(Math.min(...(await meanColour(deco.picture, ROOM_PARTS.window)))).toBeGreaterThan(232)
  })

  test("its wall gets the calm colour of an unknown style's palette", async () => {
    const { picture } = await renderPalette(room, SAGE)
    expect(await oklabDistance(picture, ROOM_PARTS.wall, '#b9c7a8')).toBeLessThan(0.08)
  })

  test('size is kept, and the same input gives the same bytes', async () => {
    const again = await renderPalette(room, ART_DECO)
    expect(again.picture.equals(deco.picture)).toBe(true)
    expect(deco).toMatchObject({ width: 600, height: 400 })
    expect(await sharp(deco.picture).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 400 })
    expect(deco.seconds).toBeGreaterThan(0)
  })

  test('stages are told in order', () => {
    expect(stages).toEqual(['analysing', 'painting'])
  })
})

describe('ending early', { timeout: SLOW }, () => {
  test('an abort while working rejects with its reason', async () => {
    const stop = new AbortController()
    const render = renderPalette(room, ART_DECO, { signal: stop.signal, onStage: () => stop.abort() })
    await expect(render).rejects.toSatisfy((reason) => reason === stop.signal.reason)
  })

  test('an abort while waiting rejects at once, and the render before it still works', async () => {
    const stop = new AbortController()
    const order: string[] = []
    const first = renderPalette(room, ART_DECO).then(() => order.push('first'))
    const second = renderPalette(room, ART_DECO, { signal: stop.signal }).catch(() => order.push('second'))
    stop.abort()
    await Promise.all([first, second])
    expect(order).toEqual(['second', 'first'])
    await expect(renderPalette(room, ART_DECO, { signal: AbortSignal.abort() })).rejects.toThrow()
  })
})

describe('odd pictures', { timeout: SLOW }, () => {
  test.each([
    [
      'tiny',
      '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="2" height="2" fill="#a52"/></svg>',
    ],
    ['a strip', ROOM_SVG.replace('height="400"', 'height="20" preserveAspectRatio="none"')],
    ['upright', ROOM_SVG.replace('width="600" height="400"', 'width="24" height="900"')],
  ])('%s is painted or refused, never a crash', async (_, svg) => {
    const photo = await drawPhoto(svg)
    const { width, height } = await sharp(photo).metadata()
    const result = await renderPalette(photo, ART_DECO).catch((error: { code: string }) => error)
    if ('code' in result) expect(result.code).toBe('not_a_room')
    else expect(result).toMatchObject({ width, height })
  })

  test('a grey-scale photo keeps its size', async () => {
    const grey = await sharp(room).greyscale().toColourspace('b-w').png().toBuffer()
    await expect(renderPalette(grey, ART_DECO)).resolves.toMatchObject({ width: 600, height: 400 })
  })

  test('one flat colour is not a room', async () => {
    const flat = await drawPhoto(
      ROOM_SVG.replace(/>[\s\S]*<\/svg>/, '><rect width="960" height="640" fill="#888"/></svg>'),
    )
    await expect(renderPalette(flat, ART_DECO)).rejects.toMatchObject({ code: 'not_a_room' })
  })

  test('bytes that are no picture are refused', async () => {
    await expect(renderPalette(Buffer.from('no picture'), ART_DECO)).rejects.toMatchObject({
      code: 'unreadable_photo',
    })
    await expect(renderPalette(room.subarray(0, 900), ART_DECO)).rejects.toMatchObject({
      code: 'unreadable_photo',
    })
  })

  test('a worker that cannot start is reported', async () => {
    const workerUrl = new URL('./missing-worker.ts', import.meta.url)
    await expect(renderPalette(room, ART_DECO, { workerUrl })).rejects.toMatchObject({
      code: 'render_failed',
    })
  })
})
