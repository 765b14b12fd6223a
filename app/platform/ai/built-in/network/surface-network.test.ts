import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { drawPhoto, ROOM_SVG } from '#tests/builders/synthetic-room.ts'
import { decodePhoto } from '../photo-codec.ts'
import type { RgbPicture } from '../raster/planes.ts'
import type { SurfaceProbabilities } from '../room/geometry/surface-probabilities.ts'
import { type NetworkDescription, SHIPPED_NETWORK } from './description.ts'
import { SurfaceNetwork } from './surface-network.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

/** Writes a changed description of a copy of the shipped network, and returns its path. */
async function described(change: (shipped: NetworkDescription) => Partial<NetworkDescription>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'network-'))
  folders.push(folder)
  const shipped = JSON.parse(await readFile(SHIPPED_NETWORK, 'utf8')) as NetworkDescription
  await cp(path.dirname(SHIPPED_NETWORK), folder, { recursive: true })
  const file = path.join(folder, 'another.json')
  await writeFile(file, JSON.stringify({ ...shipped, ...change(shipped) }))
  return file
}

function open(description: string) {
  const problems: string[] = []
  return { problems, network: new SurfaceNetwork(description, (problem) => problems.push(problem)) }
}

async function see(picture: RgbPicture, description = SHIPPED_NETWORK): Promise<SurfaceProbabilities> {
  const { network, problems } = open(description)
  const probabilities = await network.look(picture)
  expect(problems).toEqual([])
  return probabilities!
}

const drawnRoom = async () => (await decodePhoto(await drawPhoto(ROOM_SVG))).raster
const mean = (plane: Float32Array) => plane.reduce((sum, value) => sum + value) / plane.length

test('the shipped network gives each pixel five probabilities that sum to one', async () => {
  const picture = await drawnRoom()
  const { wall, floor, ceiling, window, thing } = await see(picture)
  expect(wall).toHaveLength(picture.width * picture.height)
  for (const i of [0, 1000, wall.length - 1])
    expect(wall[i]! + floor[i]! + ceiling[i]! + window[i]! + thing[i]!).toBeCloseTo(1, 4)
})

test('a description may list the classes in another order', async () => {
  const picture = await drawnRoom()
  const other = { walls: 'floor', floor: 'walls' } as Record<string, string>
  const swapped = await described(({ classes }) => ({ classes: classes.map((name) => other[name] ?? name) }))
  const [usual, exchanged] = [await see(picture), await see(picture, swapped)]
  expect(mean(exchanged.floor)).toBeCloseTo(mean(usual.wall), 6)
  expect(mean(exchanged.wall)).toBeCloseTo(mean(usual.floor), 6)
})

test('a description may normalise differently: inverting a negative gives the photo', async () => {
  const picture = await drawnRoom()
  const negative = { ...picture, data: picture.data.map((value) => 255 - value) }
  const inverting = await described(() => ({ mean: [1, 1, 1], deviation: [-1, -1, -1] }))
  const [usual, inverted] = [await see(picture), await see(negative, inverting)]
  for (const i of [0, 1000, 30_000]) expect(inverted.floor[i]).toBeCloseTo(usual.floor[i]!, 4)
})

test('a description may set another input size', async () => {
  const picture = await drawnRoom()
  const smaller = await described(() => ({ longSide: 128, multipleOf: 64 }))
  const [usual, coarse] = [await see(picture), await see(picture, smaller)]
  expect(coarse.wall).toHaveLength(usual.wall.length)
  expect(coarse.wall).not.toEqual(usual.wall)
})

test.each<[what: string, () => Promise<string>, problem: RegExp]>([
  ['missing', async () => '/nowhere/surfaces.json', /nowhere/],
  ['not described', () => described(() => ({ classes: [] })), /classes/],
  ['of other classes', () => described(({ classes }) => ({ classes: [...classes, 'more'] })), /13 classes/],
  ['no network at all', () => described(() => ({ file: 'another.json' })), /./],
])('a network that is %s is skipped and reported once', async (_, file, problem) => {
  const { network, problems } = open(await file())
  const picture = await drawnRoom()
  expect(await Promise.all([network.look(picture), network.look(picture)])).toEqual([undefined, undefined])
  expect(problems).toEqual([expect.stringMatching(problem)])
  expect(await network.problem()).toBe(problems[0])
})

test('a network that nobody used yet has a problem only if its files are unreadable', async () => {
  expect(await open(SHIPPED_NETWORK).network.problem()).toBeUndefined()
  expect(await open('/nowhere/surfaces.json').network.problem()).toMatch(/nowhere/)
})
