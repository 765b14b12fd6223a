import { makeMattes } from '#app/platform/ai/built-in/paint/mattes.ts'
import { decodePhoto } from '#app/platform/ai/built-in/photo-codec.ts'
import type { Size } from '#app/platform/ai/built-in/raster/planes.ts'
import { analyseRoom } from '#app/platform/ai/built-in/room/analyse-room.ts'

/** The number of each pixel's surface, as in `SURFACES`. */
export interface FoundSurfaces extends Size {
  surfaces: Uint8Array
}

/** Long side of the copy that is judged, in pixels: outlines are true within about 1 % of the width. */
const JUDGED_SIDE = 480

/** Half of a matte's full weight: less of a surface leaves the pixel to the things. */
const HALF = 128

/** What the built-in engine takes for wall, floor, ceiling and window when it paints. */
async function byRules(photo: Buffer): Promise<FoundSurfaces> {
  const decoded = await decodePhoto(photo, JUDGED_SIDE)
  const { width, height } = decoded.photo
  const mattes = makeMattes(decoded.photo, analyseRoom(decoded.rasters))
  const surfaces = new Uint8Array(width * height)
  for (let i = 0; i < surfaces.length; i++) {
    const walls = mattes.walls.reduce((sum, wall) => sum + wall[i]!, 0)
    const weights = [walls, mattes.floor[i]!, mattes.ceiling[i]!, mattes.window[i]!, HALF]
    surfaces[i] = weights.indexOf(Math.max(...weights))
  }
  return { width, height, surfaces }
}

/** Each way of telling the surfaces of a photo apart, the one that the product uses last. */
export const FINDERS: Record<string, (photo: Buffer) => Promise<FoundSurfaces>> = { rules: byRules }
