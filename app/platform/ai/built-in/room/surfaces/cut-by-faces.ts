import { numberRegions, type Segmentation } from '../../raster/graph-segmentation.ts'
import type { Size } from '../../raster/planes.ts'
import type { Face } from '../geometry/box-evidence.ts'
import { type FoundBox, faceAt } from '../geometry/find-box.ts'

const FACES: Face[] = ['wall', 'floor', 'ceiling']

/** A segmentation with the face of the room's box that each region lies in, if the box is known. */
export interface FacedSegmentation extends Segmentation {
  faces?: Face[]
  /** Fraction (0…1) that each region covers of the region it was cut from. */
  shares?: number[]
}

/** The index in `FACES` of the face at each pixel of a copy of the photo. */
export function facesOf(found: FoundBox, { width, height }: Size): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    return FACES.indexOf(faceAt(found, (x + 0.5) / width, (y + 0.5) / height))
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
