import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { outlinedPhotos, paintOutlines, SURFACES, UNKNOWN } from './outlined-photos.ts'
import { countOverlap, noOverlap, overlapOf } from './surface-overlap.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

/** A folder with one photo of 640 × 320 pixels and its outlines. */
async function folderWith(outlines: object): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'outlined-'))
  folders.push(folder)
  await mkdir(path.join(folder, 'labels'))
  const photo = sharp({ create: { width: 640, height: 320, channels: 3, background: 'white' } })
  await photo.jpeg().toFile(path.join(folder, 'hall.jpg'))
  await writeFile(path.join(folder, 'labels', 'hall.json'), JSON.stringify(outlines))
  return folder
}

const box = (left: number, top: number, right: number, bottom: number) => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

test('outlines are painted over one another, at the size of the photo that is judged', async () => {
  const folder = await folderWith({
    ...{ image: 'hall.jpg', width: 400, height: 200 },
    ...{ walls: [box(0, 0, 400, 100)], floor: [box(0, 100, 400, 200)], people: [box(100, 50, 200, 200)] },
  })
  const [photo] = await outlinedPhotos(folder)
  const painted = await paintOutlines(photo!.outlines, 40, 20)
  const at = (x: number, y: number) => SURFACES[painted[y * 40 + x]!]
  expect([at(2, 2), at(2, 15), at(15, 2), at(15, 8), at(15, 19)]).toEqual([
    ...['walls', 'floor', 'walls', 'things', 'things'],
  ])
})

test('a pixel without an outline does not count, and a wrong one counts for both surfaces', () => {
  const [walls, floor] = [SURFACES.indexOf('walls'), SURFACES.indexOf('floor')]
  const truth = Uint8Array.from([walls, walls, walls, floor, UNKNOWN])
  const overlap = countOverlap(noOverlap(), Uint8Array.from([walls, walls, floor, floor, walls]), truth)
  expect(overlapOf(overlap, 'walls')).toBeCloseTo(2 / 3)
  expect(overlapOf(overlap, 'floor')).toBeCloseTo(1 / 2)
  expect(overlapOf(overlap, 'ceiling')).toBeUndefined()
})

test('outlines without a photo are an error', async () => {
  const folder = await folderWith({ width: 40, height: 20 })
  await writeFile(path.join(folder, 'labels', 'attic.json'), JSON.stringify({ width: 1, height: 1 }))
  await expect(outlinedPhotos(folder)).rejects.toThrow('attic.json')
})
