import { numberRegions, type Segmentation } from '../../raster/graph-segmentation.ts'
import type { Size } from '../../raster/planes.ts'
import type { Face } from '../geometry/box-evidence.ts'
import { type FoundBox, faceAt } from '../geometry/find-box.ts'

const FACES: Face[] = ['wall', 'floor', 'ceiling']

/** A segmentation, and the face of the room's box that each of its regions lies in, where the box is known. */
export interface FacedSegmentation extends Segmentation {
  faces?: Face[]
  /** The share (0…1) that each region has of the one it was cut from. */
  shares?: number[]
}

/** The number of the face (as in `FACES`) that each pixel of a copy of the photo shows. */
export function facesOf(found: FoundBox, { width, height }: Size): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    return FACES.indexOf(faceAt(found, (x + 0.5) / width, (y + 0.5) / height))
  })
}

/** Cuts regions along the borders of the room's box: a floor never goes on as a wall of its colour. */
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
