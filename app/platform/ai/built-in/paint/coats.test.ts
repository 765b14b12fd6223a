import { expect, test } from 'vitest'
import { luminance, type Triple } from '#app/lib/colour/srgb.ts'
import type { Boldness } from '../../surfaces.ts'
import { hexToOklab, linearToOklab } from '../colour/oklab.ts'
import type { RgbPicture } from '../raster/planes.ts'
import type { PaintGroup } from '../room/regions/paint-group.ts'
import type { RoomModel } from '../room/room-model.ts'
import { planCoats } from './coats.ts'
import type { Mattes } from './mattes.ts'
import { lightRoom } from './room-light.ts'
import { TREATMENTS } from './treatments/treatments.ts'

const size = { width: 4, height: 4 }
const full = new Uint8Array(16).fill(255)
const white = { ...size, data: new Uint8Array(48).fill(190) }
const mattes: Mattes = {
  ceiling: full,
  floor: full,
  window: full,
  person: full,
  named: full,
  namedCeiling: full,
  corrected: full,
  kept: full,
  burnt: new Uint8Array(16),
  walls: [full],
}

interface Shown {
  group?: Partial<PaintGroup>
  photo?: RgbPicture
  /** Share of the picture that its owner has confirmed. */
  confirmed?: number
  boldness?: Boldness
  /** Oklab colour of the walls. */
  wall?: Triple
}

/** The coats of a well-lit, uniformly white room. */
function coats(style: string, isReliable: boolean, agreement: number, shown: Shown = {}) {
  const look = TREATMENTS[style]!
  const light: RoomModel['light'] = { balance: [1, 1, 1], exposure: 1, white: 0.78 }
  const weight = new Float32Array(16).fill(1)
  const walls = [{ weight, L: 0.85, reference: 0.6, feature: false, area: 0.5, ...shown.group }]
  const ceiling = { rows: new Float32Array(4), isReliable }
  const person = new Float32Array(16)
  const corrected = new Float32Array(16).fill(shown.confirmed ?? 0)
  const [L, a, b] = (shown.wall ?? [0.6, 0, 0]).map((value) => new Float32Array(16).fill(value))
  const found = { size, light, L, a, b, walls, floor: weight, agreement, ceiling, person, corrected }
  const room = found as unknown as RoomModel
  return planCoats(shown.photo ?? white, room, mattes, look, lightRoom(light, look.grade), shown.boldness)
}

const wallCoat = (...room: Parameters<typeof coats>) => coats(...room)[0]!
const floorCoat = (style: string, photo = white) => coats(style, true, 0.95, { photo })[2]!

test('a nearly black floor gets no pale tint', () => {
  const dark = { ...size, data: new Uint8Array(48).fill(20) }
  const [pale, deep] = [floorCoat('coastal'), floorCoat('coastal', dark)]
  expect(luminance(...pale.colour)).toBeGreaterThan(0.4)
  expect(luminance(...deep.colour)).toBeLessThan(2 * deep.reference)
})

test('a pale floor becomes darker, but neither black nor glowing', () => {
  const { colour, reference } = floorCoat('art deco')
  const lab: Triple = [0, 0, 0]
  linearToOklab(...colour, lab)
  expect(luminance(...colour)).toBeLessThan(0.7 * reference)
  expect(luminance(...colour)).toBeGreaterThan(0.4 * reference)
  expect(Math.hypot(lab[1], lab[2])).toBeLessThan(0.04)
})

test('a ceiling of wood stays, a white one is painted', () => {
  const wood = Uint8Array.from({ length: 48 }, (_, i) => [150, 95, 45][i % 3]!)
  const coverOf = (photo = white) => coats('coastal', true, 0.95, { photo })[1]!.cover
  expect(coverOf()).toBeCloseTo(0.9)
  expect(coverOf({ ...size, data: wood })).toBe(0)
})

test('a grey floor is tinted neither orange nor salmon', () => {
  const lab: Triple = [0, 0, 0]
  linearToOklab(...floorCoat('bohemian').colour, lab)
  expect(Math.hypot(lab[1], lab[2])).toBeLessThan(0.04)
})

function wallLightness(...room: Parameters<typeof coats>): number {
  const lab: Triple = [0, 0, 0]
  linearToOklab(...wallCoat(...room).colour, lab)
  return lab[0]
}

/** On orange walls every shade of green can be seen, so none must be replaced by another. */
const BOLDER = { boldness: 'bolder', wall: [0.6, 0.1, 0.1] } satisfies Shown
const DECO_GREEN = hexToOklab(TREATMENTS['art deco']!.wall)[0]

test('dark paint is a paler shade of itself, whatever the owner has confirmed', () => {
  const lightness = wallLightness('art deco', true, 0.95)
  expect(lightness).toBeGreaterThan(DECO_GREEN + 0.15)
  expect(lightness).toBeLessThan(DECO_GREEN + 0.3)
  expect(wallLightness('art deco', true, 0.95, { confirmed: 1 })).toBe(lightness)
})

test('who wants it bolder gets the full shade where the walls are certain, even if a paler one could be seen', () => {
  const usual = { ...BOLDER, boldness: 'usual' as const }
  expect(wallLightness('art deco', true, 0.95, usual)).toBeGreaterThan(DECO_GREEN + 0.15)
  expect(wallLightness('art deco', true, 0.95, BOLDER)).toBeLessThan(DECO_GREEN + 0.05)
})

test('dark paint is softened where the ceiling was not found or the votes disagree', () => {
  expect(wallLightness('art deco', false, 0.95, BOLDER)).toBeGreaterThan(0.65)
  expect(wallLightness('art deco', true, 0.4, BOLDER)).toBeGreaterThan(0.6)
})

test('light paint does not depend on certainty', () => {
  expect(wallLightness('minimalist', false, 0.4)).toBeCloseTo(wallLightness('minimalist', true, 0.95), 2)
})

test('a small wall area is not painted, unless a person marked it as wall', () => {
  expect(wallCoat('art deco', true, 0.95, { group: { area: 0.04 } }).cover).toBe(0)
  expect(wallCoat('art deco', true, 0.95, { group: { area: 0.04, corrected: true } }).cover).toBe(1)
})
