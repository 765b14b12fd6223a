/**
 * Measures what up to three taps of an owner mend in real photos with outlines drawn by hand: `npm run bench:taps --
 * FOLDER`. Each tap is the best one: the figures are what corrections can reach, not what people do with them.
 */
import { decodePhoto } from '#app/platform/ai/built-in/photo-codec.ts'
import { analyseRoom } from '#app/platform/ai/built-in/room/analyse-room.ts'
import { RegionFinder } from '#app/platform/ai/built-in/room/regions/tapped-region.ts'
import type { Correction } from '#app/platform/ai/surfaces.ts'
import { type OutlinedRoom, surfacesAfter, withBestTap, wrongShare } from './best-tap.ts'
import { network } from './named-network.ts'
import { outlinedPhotos, paintOutlines } from './outlined-photos.ts'
import { JUDGED_SIDE } from './surface-finders.ts'
import { countOverlap, noOverlap, surfaceLines } from './surface-overlap.ts'

const folder = process.argv[2]
if (!folder) {
  console.error('Usage: npm run bench:taps -- FOLDER, a folder of photos with their outlines in labels/')
  process.exit(1)
}
const TAPS = 3
const photos = await outlinedPhotos(folder)
const overlaps = Array.from({ length: TAPS + 1 }, noOverlap)
const shares = overlaps.map(() => 0)
const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)} %`

async function outlinedRoom({ bytes, outlines }: (typeof photos)[number]): Promise<OutlinedRoom> {
  const { photo, raster } = await decodePhoto(bytes, JUDGED_SIDE)
  const found = analyseRoom(raster, await network.look(raster))
  const truth = await paintOutlines(outlines, photo.width, photo.height)
  return { photo, found, finder: new RegionFinder(found), truth }
}

console.log('Pixels painted as another surface than they show, after no tap, one, two and three:')
for (const photo of photos) {
  const room = await outlinedRoom(photo)
  let corrections: Correction[] = []
  const line = overlaps.map((overlap, taps) => {
    if (taps > 0) corrections = withBestTap(room, corrections)
    const surfaces = surfacesAfter(room, corrections)
    countOverlap(overlap, surfaces, room.truth)
    const share = wrongShare(surfaces, room.truth)
    shares[taps]! += share / photos.length
    return percent(share)
  })
  console.log(`  ${photo.name.padEnd(24)} ${line.join('  ')}`)
}
console.log(`\nall ${photos.length} photos`)
for (const [taps, overlap] of overlaps.entries())
  console.log(`  ${taps} taps  wrong ${percent(shares[taps]!)}  ${surfaceLines(overlap).join('  ')}`)
// The network's thread would keep the process alive for a while.
process.exit(0)
