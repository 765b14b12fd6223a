/**
 * Measures how well walls, floor, ceiling and windows of real photos are found, against outlines drawn by hand: `npm
 * run bench:surfaces -- FOLDER`. The outlines are in FOLDER/labels, in the format that `room-model/README.md`
 * describes.
 */
import { outlinedPhotos, paintOutlines } from './outlined-photos.ts'
import { FINDERS } from './surface-finders.ts'
import { countOverlap, noOverlap, surfaceLines } from './surface-overlap.ts'

const folder = process.argv[2]
if (!folder) {
  console.error('Usage: npm run bench:surfaces -- FOLDER, a folder of photos with their outlines in labels/')
  process.exit(1)
}
const photos = await outlinedPhotos(folder)
for (const [finder, find] of Object.entries(FINDERS)) {
  const all = noOverlap()
  console.log(`\n${finder}`)
  for (const photo of photos) {
    const { width, height, surfaces } = await find(photo)
    const truth = await paintOutlines(photo.outlines, width, height)
    console.log(
      `  ${photo.name.padEnd(24)} ${surfaceLines(countOverlap(noOverlap(), surfaces, truth)).join('  ')}`,
    )
    countOverlap(all, surfaces, truth)
  }
  console.log(`\n${finder}, all pixels of ${photos.length} photos`)
  for (const line of surfaceLines(all)) console.log(line)
}
