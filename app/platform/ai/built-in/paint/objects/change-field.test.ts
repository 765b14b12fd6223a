import { expect, test } from 'vitest'
import { hexToLinear, type Triple } from '#app/lib/colour/srgb.ts'
import { hexToOklab, linearToOklab } from '../../colour/oklab.ts'
import type { RoomModel } from '../../room/room-model.ts'
import { chooseTreatment } from '../treatments/choose-treatment.ts'
import { ChangeField } from './change-field.ts'
import { ObjectChanges } from './object-changes.ts'

const size = { width: 40, height: 40 }
const GREY = '#8c8c8c'

/** Oklab distance by which the colour of a square of `side` × `side` pixels changes in a grey room. */
function moved(hex: string, side: number): number {
  const regions = Int32Array.from({ length: size.width * size.height }, (_, i) =>
    i % size.width < side && i < side * size.width ? 1 : 0,
  )
  const [L, a, b] = [0, 1, 2].map((c) =>
    Float32Array.from(regions, (region) => hexToOklab(region ? hex : GREY)[c]!),
  )
  const none = new Float32Array(regions.length)
  const room = { size, regions, L, a, b, soft: none, person: none } as unknown as RoomModel
  const statistics = { families: [], woodL: 0.55, softL: 0.5 }
  const field = new ChangeField(
    room,
    new ObjectChanges(statistics, chooseTreatment('Art Deco', [], [])),
    size,
  )
  const pixel = Float64Array.from(hexToLinear(hex))
  field.apply(1, 1, 1, pixel)
  const after: Triple = [0, 0, 0]
  linearToOklab(pixel[0]!, pixel[1]!, pixel[2]!, after)
  return Math.hypot(...after.map((value, c) => value - hexToOklab(hex)[c]!))
}

test.each(['#e0ac8b', '#c68863', '#8d5a3c', '#5a3825'])('skin of the colour %s stays', (skin) => {
  expect(moved(skin, 4)).toBeLessThan(0.002)
})

test('a large thing in that colour is wood and gets stained', () => {
  expect(moved('#c68863', 20)).toBeGreaterThan(0.03)
})

/** Oklab lightness by which the middle of a pale square on wood changes, where its rim is of a colour. */
function liftedOnWood(rim: string): number {
  const [wood, pale] = ['#8d5a3c', '#b5aeaa']
  const within = (i: number, from: number, to: number) =>
    [i % size.width, Math.floor(i / size.width)].every((at) => at >= from && at < to)
  const regions = Int32Array.from({ length: size.width * size.height }, (_, i) => (within(i, 10, 18) ? 1 : 0))
  const colourAt = (i: number) => (within(i, 11, 17) ? pale : regions[i] ? rim : wood)
  const [L, a, b] = [0, 1, 2].map((c) => Float32Array.from(regions, (_, i) => hexToOklab(colourAt(i))[c]!))
  const none = new Float32Array(regions.length)
  const room = { size, regions, L, a, b, soft: none, person: none } as unknown as RoomModel
  const treatment = chooseTreatment('Art Deco', [], [])
  const field = new ChangeField(
    room,
    new ObjectChanges({ families: [], woodL: 0.55, softL: 0.5 }, treatment),
    size,
  )
  const pixel = Float64Array.from(hexToLinear(pale))
  field.apply(14, 14, 1, pixel)
  const after: Triple = [0, 0, 0]
  linearToOklab(pixel[0]!, pixel[1]!, pixel[2]!, after)
  return after[0] - hexToOklab(pale)[0]
}

test('glare that fades into wood is stained with it, a plate on it is not', () => {
  expect(liftedOnWood('#6c6a69')).toBeLessThan(-0.03)
  expect(liftedOnWood('#b5aeaa')).toBeCloseTo(0)
})
