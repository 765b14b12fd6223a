import { expect, test } from 'vitest'
import { drawPhoto } from '#tests/builders/synthetic-room.ts'
import { clamp } from '../colour/curves.ts'
import { decodePhoto } from '../photo-codec.ts'
import { analyseRoom } from '../room/analyse-room.ts'
import { surfacePlanes } from '../room/geometry/surface-probabilities.ts'
import { makeMattes } from './mattes.ts'

const [WIDTH, HEIGHT] = [900, 600]
/** A picture in nearly the wall's colour, and a wooden blade before the ceiling: left, top, right, bottom. */
const PICTURE = { left: 330, top: 240, right: 560, bottom: 400 }
const BLADE = { left: 400, top: 60, right: 500, bottom: 80 }
const rectangle = ({ left, top, right, bottom }: typeof PICTURE, fill: string) =>
  `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${fill}"/>`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="100%" height="100%" fill="#c8c6c2"/>${rectangle(PICTURE, '#b4b2ae')}${rectangle(BLADE, '#8a4b20')}</svg>`

/** The mattes of the wall. The network sees the picture with soft edges and dented corners. */
async function mattesOfWall() {
  const { photo, raster } = await decodePhoto(await drawPhoto(SVG))
  const { width, height } = raster
  const thing = Float32Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [((i % width) + 0.5) * (WIDTH / width), (Math.floor(i / width) + 0.5) * (HEIGHT / height)]
    const [across, down] = [
      Math.max(PICTURE.left - x, x - PICTURE.right),
      Math.max(PICTURE.top - y, y - PICTURE.bottom),
    ]
    const outside = Math.max(across, down, (across + down + 22) / 1.4)
    return 0.95 * clamp(0.5 - outside / 14)
  })
  const seen = surfacePlanes((name) =>
    name === 'thing'
      ? thing
      : name === 'wall'
        ? thing.map((value) => 1 - value)
        : new Float32Array(thing.length),
  )
  const room = analyseRoom(raster, seen)
  return { photo, room, mattes: makeMattes(photo, room) }
}

test('the paint of a wall ends at the very edges of a picture in nearly its colour', async () => {
  const { mattes } = await mattesOfWall()
  const painted = (x: number, y: number) => mattes.walls.reduce((sum, wall) => sum + wall[y * WIDTH + x]!, 0)
  const [x, y] = [(PICTURE.left + PICTURE.right) >> 1, (PICTURE.top + PICTURE.bottom) >> 1]
  const { left, top, right, bottom } = PICTURE
  for (const away of [3, 8]) {
    expect(Math.min(painted(left - away, y), painted(right + away, y))).toBeGreaterThan(235)
    expect(Math.min(painted(x, top - away), painted(x, bottom + away))).toBeGreaterThan(235)
    expect(Math.max(painted(left + away, y), painted(right - away, y))).toBeLessThan(20)
    expect(Math.max(painted(x, top + away), painted(x, bottom - away))).toBeLessThan(20)
    expect(painted(left + away, top + away)).toBeLessThan(20)
  }
})

test('a blade before the ceiling gets neither its paint nor the wall’s', async () => {
  const { photo, room } = await mattesOfWall()
  const { width } = room.size
  const ceiling = { rows: new Float32Array(width).fill(70), isReliable: true, straight: true }
  const walls = [{ ...room.walls[0]!, weight: room.L.map(() => 1) }]
  const mattes = makeMattes(photo, { ...room, ceiling, walls, flatThings: [] })
  const at = (x: number, y: number) => y * WIDTH + x
  expect(mattes.ceiling[at(200, 70)]).toBeGreaterThan(240)
  expect(mattes.ceiling[at(450, 70)]).toBeLessThan(10)
  expect(mattes.walls[0]![at(450, 70)]).toBeLessThan(10)
})
