import type { SurfaceNetwork } from '#app/platform/ai/built-in/network/surface-network.ts'
import { makeMattes } from '#app/platform/ai/built-in/paint/mattes.ts'
import { decodePhoto } from '#app/platform/ai/built-in/photo-codec.ts'
import type { Size } from '#app/platform/ai/built-in/raster/planes.ts'
import { analyseRoom } from '#app/platform/ai/built-in/room/analyse-room.ts'
import { network } from './named-network.ts'

/** The number of each pixel's surface, as in `SURFACES`. */
export interface FoundSurfaces extends Size {
  surfaces: Uint8Array
}

/** Long side of the copy that is judged, in pixels. Outlines are accurate to about 1 % of the width. */
const JUDGED_SIDE = 480

/** Half of a matte's full weight. A pixel with less of every surface belongs to the things. */
const HALF = 128

/** The walls, floor, ceiling and windows that the built-in engine would paint. */
async function painted(photo: Buffer, see?: SurfaceNetwork): Promise<FoundSurfaces> {
  const decoded = await decodePhoto(photo, JUDGED_SIDE)
  const { width, height } = decoded.photo
  const mattes = makeMattes(decoded.photo, analyseRoom(decoded.rasters, await see?.look(decoded.rasters[0]!)))
  const surfaces = new Uint8Array(width * height)
  for (let i = 0; i < surfaces.length; i++) {
    const walls = mattes.walls.reduce((sum, wall) => sum + wall[i]!, 0)
    const weights = [walls, mattes.floor[i]!, mattes.ceiling[i]!, mattes.window[i]!, HALF]
    surfaces[i] = weights.indexOf(Math.max(...weights))
  }
  return { width, height, surfaces }
}

/** The surfaces that the network alone finds. */
async function seen(photo: Buffer): Promise<FoundSurfaces> {
  const [raster] = (await decodePhoto(photo, JUDGED_SIDE)).rasters
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
