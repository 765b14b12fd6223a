/**
 * Repaints one photo of 1536 × 1024 pixels in its own process, as after a cold start, and prints its figures as JSON.
 */
import sharp from 'sharp'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { SHIPPED_NETWORK } from '#app/platform/ai/built-in/network/description.ts'
import { SurfaceNetwork } from '#app/platform/ai/built-in/network/surface-network.ts'
import { makeMattes } from '#app/platform/ai/built-in/paint/mattes.ts'
import { paintRoom } from '#app/platform/ai/built-in/paint/paint-room.ts'
import { chooseTreatment } from '#app/platform/ai/built-in/paint/treatments/choose-treatment.ts'
import { decodePhoto, encodePicture } from '#app/platform/ai/built-in/photo-codec.ts'
import { analyseRoom } from '#app/platform/ai/built-in/room/analyse-room.ts'

const STYLES = ['Japandi', 'Coastal', 'Art Deco', 'Bohemian', 'Glam']
const BYTES_PER_KIB = 1024

/** Milliseconds of clock time and of processor time. */
export interface PaletteFigures {
  first: [clock: number, processor: number]
  /** The median of the further styles. */
  further: [clock: number, processor: number]
  sharpAlone: [clock: number, processor: number]
  /** Peak resident memory of the process, in bytes. */
  peak: number
}

sharp.cache(false)
sharp.concurrency(1)

async function measured(work: () => Promise<unknown>): Promise<[number, number]> {
  const [start, before] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(before)
  return [performance.now() - start, (user + system) / 1000]
}

const lookOf = (name: string) => {
  const { primaryStyle, colorPalette, materials } = builtInProfile(name)
  return chooseTreatment(
    primaryStyle,
    colorPalette.map(({ hex }) => hex),
    materials,
  )
}

const network = new SurfaceNetwork(SHIPPED_NETWORK, (problem) => {
  throw new Error(problem)
})

const photo = await sharp('public/starter-pool/before-living-room.jpg')
  .resize(1536, 1024, { fit: 'cover' })
  .jpeg({ quality: 90 })
  .toBuffer()
const sharpAlone = await measured(() => sharp(photo).jpeg({ quality: 90 }).toBuffer())

let paint: (style: string) => Promise<unknown> = async () => {}
const first = await measured(async () => {
  const decoded = await decodePhoto(photo)
  const room = analyseRoom(decoded.raster, await network.look(decoded.raster))
  const mattes = makeMattes(decoded.photo, room)
  paint = (style) => encodePicture(paintRoom(decoded.photo, room, mattes, lookOf(style)))
  await paint(STYLES[0]!)
})
const further: [number, number][] = []
for (const style of STYLES.slice(1)) further.push(await measured(() => paint(style)))
further.sort(([, one], [, other]) => one - other)
const figures: PaletteFigures = {
  first,
  further: further[further.length >> 1]!,
  sharpAlone,
  peak: process.resourceUsage().maxRSS * BYTES_PER_KIB,
}
console.log(JSON.stringify(figures))
