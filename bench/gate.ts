/**
 * Measures which pictures the engine accepts as rooms: `npm run bench:gate -- ROOMS OTHERS`, two folders of pictures.
 * Prints every misjudged picture, and the counts.
 */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { decodePhoto } from '#app/platform/ai/built-in/photo-codec.ts'
import { looksLikeRoom } from '#app/platform/ai/built-in/room/confidence/room-gate.ts'
import { measureStraightness } from '#app/platform/ai/built-in/room/confidence/straightness.ts'
import { roomLines } from '#app/platform/ai/built-in/room/geometry/room-lines.ts'
import { observe } from '#app/platform/ai/built-in/room/observation.ts'
import { network } from './named-network.ts'

const [rooms, others] = process.argv.slice(2)
if (!rooms || !others) {
  console.error('Usage: npm run bench:gate -- ROOMS OTHERS, a folder of rooms and one of other pictures')
  process.exit(1)
}

async function passes(file: string): Promise<boolean> {
  const { raster } = await decodePhoto(await readFile(file), 960)
  const straightness = measureStraightness(roomLines(observe(raster).L, raster), raster)
  return looksLikeRoom(raster, straightness, await network.look(raster))
}

async function count(folder: string, isRoom: boolean): Promise<void> {
  const files = (await readdir(folder)).filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name)).sort()
  let right = 0
  for (const name of files) {
    if ((await passes(path.join(folder, name))) === isRoom) right++
    else console.log(`  ${isRoom ? 'refused' : 'taken for a room'}: ${name}`)
  }
  console.log(`${isRoom ? 'rooms taken for rooms' : 'others refused'}: ${right} of ${files.length}`)
}

await count(rooms, true)
await count(others, false)
// The network's thread would keep the process alive for a while.
process.exit(0)
