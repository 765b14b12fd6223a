import { beforeAll, expect, test } from 'vitest'
import { drawPhoto } from '#tests/builders/synthetic-room.ts'
import { decodePhoto } from '../../photo-codec.ts'
import type { RgbPicture } from '../../raster/planes.ts'
import { analyseRoom } from '../analyse-room.ts'
import { type SurfaceName, surfacePlanes } from '../geometry/surface-probabilities.ts'
import type { RoomModel } from '../room-model.ts'
import { RegionFinder } from './tapped-region.ts'

/** A sofa in three colours before a wall, as fractions of the picture. */
const SOFA = { left: 0.2, top: 0.5, right: 0.8, bottom: 0.8 }
const ROOM = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">
  <rect width="600" height="300" fill="#d9d4c8"/><rect y="300" width="600" height="100" fill="#8a6a4a"/>
  <rect x="120" y="200" width="120" height="120" fill="#27405c"/>
  <rect x="240" y="200" width="120" height="120" fill="#b9783c"/>
  <rect x="360" y="200" width="120" height="120" fill="#3f6b52"/></svg>`
const ON_SOFA = { x: 0.3, y: 0.62 }

let without: RoomModel
let seen: RoomModel

beforeAll(async () => {
  const { raster } = await decodePhoto(await drawPhoto(ROOM))
  without = analyseRoom(raster)
  seen = analyseRoom(raster, sightingOf(raster))
})

/** A network that takes the sofa for a thing, the wall for a wall and the rest for the floor. */
function sightingOf({ width, height }: RgbPicture) {
  const surfaceAt = (x: number, y: number): SurfaceName => {
    if (x > SOFA.left && x < SOFA.right && y > SOFA.top && y < SOFA.bottom) return 'thing'
    return y < 0.75 ? 'wall' : 'floor'
  }
  return surfacePlanes((name) =>
    Float32Array.from({ length: width * height }, (_, i) =>
      surfaceAt(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height) === name ? 0.9 : 0.025,
    ),
  )
}

/** A region's part (0…1) of the picture, and of the sofa. */
function sharesOf(region: Uint8Array, { width, height }: RoomModel['size']) {
  const within = region.filter((_, i) => {
    const [x, y] = [(i % width) / width, Math.floor(i / width) / height]
    return x > SOFA.left && x < SOFA.right && y > SOFA.top && y < SOFA.bottom
  })
  const sumOf = (mask: Uint8Array) => mask.reduce((sum, inside) => sum + inside, 0)
  return { ofPicture: sumOf(region) / region.length, ofSofa: sumOf(within) / within.length }
}

test('what the network takes for one thing can be tapped as a whole, whatever its colours', () => {
  const byColour = new RegionFinder(without).around(ON_SOFA).map(({ mask }) => sharesOf(mask, without.size))
  expect(Math.max(...byColour.map(({ ofSofa }) => ofSofa))).toBeLessThan(0.5)
  const whole = new RegionFinder(seen)
    .around(ON_SOFA)
    .map(({ mask }) => sharesOf(mask, seen.size))
    .filter(({ ofSofa, ofPicture }) => ofSofa > 0.95 && ofPicture < 0.25)
  expect(whole).toHaveLength(1)
})

test('regions by outlines and colour have the same numbers with and without the network', () => {
  const byColour = new RegionFinder(without).around(ON_SOFA)
  const all = new RegionFinder({ ...without, parts: seen.parts }).around(ON_SOFA)
  expect(all.length).toBeGreaterThan(byColour.length)
  const pixelsOf = ({ extent, mask }: (typeof all)[number]) => ({ extent, mask })
  expect(all.slice(0, byColour.length).map(pixelsOf)).toEqual(byColour.map(pixelsOf))
  expect(all.slice(byColour.length).every(({ extent }) => extent >= 3)).toBe(true)
})

test('a stored number means its kind of region, and the largest by colour where that is missing', () => {
  const [byColour, all] = [new RegionFinder(without), new RegionFinder({ ...without, parts: seen.parts })]
  const largest = byColour.around(ON_SOFA).at(-1)!.mask
  for (const extent of [2, 3, 4]) expect(byColour.region({ ...ON_SOFA, extent })).toEqual(largest)
  expect(all.region({ ...ON_SOFA, extent: 2 })).toEqual(largest)
  expect(sharesOf(all.region({ ...ON_SOFA, extent: 4 }), seen.size).ofSofa).toBeGreaterThan(0.95)
})

test('the likely region is the middle one of outline, segment and what belongs together', () => {
  const areaOf = (mask: Uint8Array) => mask.reduce((sum, inside) => sum + inside, 0)
  const places = [ON_SOFA, { x: 0.5, y: 0.2 }, { x: 0.5, y: 0.95 }, { x: 0.7, y: 0.55 }]
  for (const room of [seen, without]) {
    const finder = new RegionFinder(room)
    for (const place of places) {
      const regions = finder.around(place)
      const likely = regions.filter(({ isLikely }) => isLikely)
      expect(likely).toHaveLength(1)
      const opinions = [0, regions.some(({ extent }) => extent === 1) ? 1 : 0, room === seen ? 4 : 2]
      const areas = opinions.map((extent) => areaOf(finder.region({ ...place, extent })))
      const middle = areas.sort((one, other) => one - other)[1]!
      expect(areaOf(likely[0]!.mask) / middle).toBeGreaterThan(0.8)
      expect(areaOf(likely[0]!.mask) / middle).toBeLessThan(1.25)
    }
  }
})
