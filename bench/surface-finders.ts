import { type Mattes, makeMattes } from '#app/platform/ai/built-in/paint/mattes.ts'
import { decodePhoto } from '#app/platform/ai/built-in/photo-codec.ts'
import type { RgbPicture, Size } from '#app/platform/ai/built-in/raster/planes.ts'
import { analyseRoom } from '#app/platform/ai/built-in/room/analyse-room.ts'
import {
  type SeenByNetworks,
  type SurfaceName,
  surfacePlanes,
} from '#app/platform/ai/built-in/room/geometry/surface-probabilities.ts'
import { network } from './named-network.ts'
import { type OutlinedPhoto, paintOutlines, UNKNOWN } from './outlined-photos.ts'

/** The number of each pixel's surface, as in `SURFACES`. */
export interface FoundSurfaces extends Size {
  surfaces: Uint8Array
}

/** Long side of the copy that is judged, in pixels. Outlines are accurate to about 1 % of the width. */
export const JUDGED_SIDE = 480

/** A matte's full weight. A pixel with less than half of every surface belongs to the things. */
const FULL = 255

/** What the network calls each of `SURFACES`. */
const NAMES: readonly SurfaceName[] = ['wall', 'floor', 'ceiling', 'window', 'thing']

/** Probability of the surface that an outline shows; the others share the rest. */
const CERTAIN = 0.97

/** The walls, floor, ceiling and windows that the built-in engine would paint, given what `see` sees on its raster. */
async function painted(
  { bytes }: OutlinedPhoto,
  see: (raster: RgbPicture) => Promise<SeenByNetworks | undefined>,
): Promise<FoundSurfaces> {
  const { photo, raster } = await decodePhoto(bytes, JUDGED_SIDE)
  const mattes = makeMattes(photo, analyseRoom(raster, await see(raster)))
  return { width: photo.width, height: photo.height, surfaces: strongestSurfaces(mattes) }
}

/** What a network would see that made no mistake: the outlines, and the network's own view where there is none. */
async function trulySeen(raster: RgbPicture, { outlines }: OutlinedPhoto): Promise<SeenByNetworks> {
  const seen = (await network.look(raster))!
  const truth = await paintOutlines(outlines, raster.width, raster.height)
  const told = (name: SurfaceName) =>
    seen[name].map((value, i) => {
      if (truth[i] === UNKNOWN) return value
      return NAMES[truth[i]!] === name ? CERTAIN : (1 - CERTAIN) / (NAMES.length - 1)
    })
  return { ...seen, ...surfacePlanes(told) }
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
async function seen({ bytes }: OutlinedPhoto): Promise<FoundSurfaces> {
  const { raster } = await decodePhoto(bytes, JUDGED_SIDE)
  const probabilities = (await network.look(raster))!
  const planes = NAMES.map((name) => probabilities[name])
  const surfaces = Uint8Array.from(probabilities.wall, (_, i) => {
    const weights = planes.map((plane) => plane[i]!)
    return weights.indexOf(Math.max(...weights))
  })
  return { ...raster, surfaces }
}

/**
 * Ways of finding a photo's surfaces. 'rules and outlines' estimates what a network without mistakes would give. The product uses
 * the last one.
 */
export const FINDERS: Record<string, (photo: OutlinedPhoto) => Promise<FoundSurfaces>> = {
  'rules alone': (photo) => painted(photo, async () => undefined),
  'network alone': seen,
  'rules and outlines': (photo) => painted(photo, (raster) => trulySeen(raster, photo)),
  'rules and network': (photo) => painted(photo, (raster) => network.look(raster)),
}
