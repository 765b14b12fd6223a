import { numberRegions, type Segmentation } from '../../raster/graph-segmentation.ts'
import type { Size } from '../../raster/planes.ts'
import type { Face } from '../geometry/box-evidence.ts'
import { type FoundBox, faceAt } from '../geometry/find-box.ts'
import type { SurfaceProbabilities } from '../geometry/surface-probabilities.ts'

const FACES: Face[] = ['wall', 'floor', 'ceiling']

/** A segmentation with the face of the room's box that each region lies in, if the box is known. */
export interface FacedSegmentation extends Segmentation {
  faces?: Face[]
  /** Fraction (0…1) that each region covers of the region it was cut from. */
  shares?: number[]
}

/** Minimum probability with which the network contradicts the box: borders at the upper edge of furniture are wrong. */
const CONTRADICTS = 0.6

/**
 * The index in `FACES` of the face at each pixel of a copy of the photo. Walls and floors that the network is sure of
 * are such, wherever the box's border between them lies.
 * @param network probabilities on the raster that the box was fitted on
 */
export function facesOf(
  found: FoundBox,
  { width, height }: Size,
  network?: SurfaceProbabilities,
): Uint8Array {
  const columns = found.ceilingRows.length
  return Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height]
    const face = faceAt(found, x, y)
    const at = Math.floor(y * found.height) * columns + Math.floor(x * columns)
    if (face === 'floor' && network && network.wall[at]! > CONTRADICTS) return FACES.indexOf('wall')
    if (face === 'wall' && network && network.floor[at]! > CONTRADICTS) return FACES.indexOf('floor')
    return FACES.indexOf(face)
  })
}

/** Cuts regions along the borders of the room's box, so that a floor never continues as a wall of its colour. */
export function cutByFaces({ labels, count }: Segmentation, faces: Uint8Array): FacedSegmentation {
  const cut = numberRegions(labels.length, count * FACES.length, (i) => labels[i]! * FACES.length + faces[i]!)
  const own: Face[] = []
  const [before, after] = [new Int32Array(count), new Int32Array(cut.count)]
  const from = new Int32Array(cut.count)
  for (let i = 0; i < labels.length; i++) {
    const region = cut.labels[i]!
    own[region] = FACES[faces[i]!]!
    from[region] = labels[i]!
    before[labels[i]!]!++
    after[region]!++
  }
  const shares = Array.from(after, (pixels, region) => pixels / before[from[region]!]!)
  return { ...cut, faces: own, shares }
}
