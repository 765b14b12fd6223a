import { expect, test } from 'vitest'
import { drawPhoto, ROOM_PARTS, ROOM_SVG } from '#tests/builders/synthetic-room.ts'
import type { Correction } from '../../surfaces.ts'
import { decodePhoto } from '../photo-codec.ts'
import { type Repainted, repaint } from '../repaint.ts'
import { clearestPatch, shareShown } from './clearest-patch.ts'
import { ceilingPaint } from './laid-finishes.ts'
import type { Mattes } from './mattes.ts'
import type { Treatment } from './treatments/treatment.ts'

const style = { name: 'Sage cottage', palette: ['#a3b98c', '#b5603f', '#a9793f'], materials: ['oak'] }

/** What the engine reports of a drawn room. */
const finishesIn = async (svg: string, corrections: Correction[] = []) =>
  (repaint({ ...(await decodePhoto(await drawPhoto(svg))), style, corrections }, () => {}) as Repainted)
    .finishes

test('a ceiling of wood, which stays as it is, is not reported as painted', async () => {
  const ceiling: Correction = { x: 0.5, y: 0.05, extent: 1, meaning: 'ceiling' }
  const surfaces = async (svg: string) => (await finishesIn(svg, [ceiling])).map(({ surface }) => surface)
  expect(await surfaces(ROOM_SVG)).toEqual(['walls', 'floor', 'ceiling'])
  expect(await surfaces(ROOM_SVG.replace('#e9e7e3', '#96602d'))).toEqual(['walls', 'floor'])
})

test('a ceiling that is partly of wood is reported as long as its paint can be seen', () => {
  const photo = { width: 100, height: 10, data: new Uint8Array(3000) }
  const ceiling = new Uint8Array(1000).fill(255)
  const isReported = (woodenPixels: number) => {
    for (let i = 0; i < 1000; i++)
      photo.data.set(i % 100 < woodenPixels ? [150, 96, 45] : [233, 231, 227], i * 3)
    return ceilingPaint(photo, { ceiling } as Mattes, { ceiling: '#ffffff' } as Treatment).length > 0
  }
  expect([0, 40, 60].map(isReported)).toEqual([true, true, false])
})

test('the engine reports which finishes it laid where', async () => {
  const finishes = await finishesIn(ROOM_SVG)
  const walls = finishes.find(({ surface }) => surface === 'walls')!
  expect(walls).toMatchObject({ hex: '#a3b98c', finish: 'paint' })
  const middle = {
    x: (walls.box.x + walls.box.width / 2) * 600,
    y: (walls.box.y + walls.box.height / 2) * 400,
  }
  const { floor, ceiling } = ROOM_PARTS
  expect(middle.y).toBeGreaterThan(ceiling.top + ceiling.height)
  expect(middle.y).toBeLessThan(floor.top)
  expect(finishes.map(({ surface }) => surface)).toContain('floor')
})

const size = { width: 320, height: 200 }
const matte = (isShown: (x: number, y: number) => boolean) =>
  Uint8Array.from({ length: size.width * size.height }, (_, i) =>
    isShown(i % size.width, Math.floor(i / size.width)) ? 255 : 0,
  )

test('the clearest patch is the largest square that shows nothing else', () => {
  const right = matte((x) => x >= 200)
  expect(shareShown(right, size)).toBeCloseTo(0.375, 2)
  const box = clearestPatch(right, size)!
  expect(box.x).toBeGreaterThanOrEqual(0.625)
  expect(box.width * size.width).toBeCloseTo(box.height * size.height, 0)
  expect(box.height).toBeCloseTo(0.5, 1)
})

test('a striped surface has a small clearest patch, a missing one has none', () => {
  expect(
    clearestPatch(
      matte((x) => x % 8 < 4),
      size,
    ),
  ).toMatchObject({ height: expect.closeTo(0.1, 1) })
  expect(
    clearestPatch(
      matte(() => false),
      size,
    ),
  ).toBeUndefined()
})
