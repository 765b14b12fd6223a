import type { SurfaceNetwork } from '#app/platform/ai/built-in/network/surface-network.ts'
import { type Mattes, makeMattes } from '#app/platform/ai/built-in/paint/mattes.ts'
import { decodePhoto } from '#app/platform/ai/built-in/photo-codec.ts'
import type { Size } from '#app/platform/ai/built-in/raster/planes.ts'
import { analyseRoom } from '#app/platform/ai/built-in/room/analyse-room.ts'
import { network } from './named-network.ts'

/** The number of each pixel's surface, as in `SURFACES`. */
export interface FoundSurfaces extends Size {
  surfaces: Uint8Array
}

/** Long side of the copy that is judged, in pixels. Outlines are accurate to about 1 % of the width. */
export const JUDGED_SIDE = 480

/** A matte's full weight. A pixel with less than half of every surface belongs to the things. */
const FULL = 255

/** The walls, floor, ceiling and windows that the built-in engine would paint. */
async function painted(photo: Buffer, see?: SurfaceNetwork): Promise<FoundSurfaces> {
  const decoded = await decodePhoto(photo, JUDGED_SIDE)
  const { width, height } = decoded.photo
  const mattes = makeMattes(decoded.photo, analyseRoom(decoded.raster, await see?.look(decoded.raster)))
  return { width, height, surfaces: strongestSurfaces(mattes) }
}

/** The number of each pixel's surface, as in `SURFACES`. */
export const strongestSurfaces = ({ walls, floor, ceiling, window, kept }: Mattes): Uint8Array =>
  floor.map((_, i) => {
    const open = 1 - kept[i]! / FULL
    const wall = walls.reduce((sum, matte) => sum + matte[i]!, 0)
    const weights = [wall * open, floor[i]! * open, ceiling[i]! * open, window[i]!, FULL / 2]
    return weights.indexOf(Math.max(...weights))
  })

/** The surfaces that the network alone finds. */
async function seen(photo: Buffer): Promise<FoundSurfaces> {
  const { raster } = await decodePhoto(photo, JUDGED_SIDE)
  const probabilities = (await network.look(raster!))!
  const planes = [
    probabilities.wall,
    probabilities.floor,
    probabilities.ceiling,
    probabilities.window,
    probabilities.thing,
  ]
  const surfaces = Uint8Array.from(probabilities.wall, (_, i) => {
    const weights = planes.map((plane) => plane[i]!)
    return weights.indexOf(Math.max(...weights))
  })
  return { ...raster!, surfaces }
}

/** Ways of finding a photo's surfaces. The product uses the last one. */
export const FINDERS: Record<string, (photo: Buffer) => Promise<FoundSurfaces>> = {
  'rules alone': (photo) => painted(photo),
  'network alone': seen,
  'rules and network': (photo) => painted(photo, network),
}
