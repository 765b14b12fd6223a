import type { Triple } from '#app/lib/colour/srgb.ts'
import { hueOf, pixelToOklab } from '../../colour/oklab.ts'
import type { Plane, RgbPicture, Size } from '../../raster/planes.ts'
import { type TileCues, tileCues } from './tile-cues.ts'

/** Fractions (0…1) of a picture that are evidence against a room. */
export interface PictureCues extends TileCues {
  /** Leaf green: lawns, hedges, trees. */
  leaves: number
  /** Blue and smooth from the top edge down: open sky. */
  sky: number
  /** Covered by the four most frequent colours: high for screens, plans, drawings and paper, low for photos. */
  fewColours: number
}

/** Measures a picture before white balance. */
export function pictureCues(picture: RgbPicture): PictureCues {
  const lab = oklabOf(picture)
  return {
    leaves: leavesIn(picture, lab),
    sky: skyIn(picture, lab),
    fewColours: fewColoursIn(picture),
    ...tileCues(lab[0], picture),
  }
}

type Lab = [L: Plane, a: Plane, b: Plane]

function oklabOf({ data, width, height }: RgbPicture): Lab {
  const planes = [0, 1, 2].map(() => new Float32Array(width * height)) as Lab
  const lab: Triple = [0, 0, 0]
  for (let i = 0, p = 0; i < width * height; i++, p += 3) {
    pixelToOklab(data, p, lab)
    for (const [channel, plane] of planes.entries()) plane[i] = lab[channel]!
  }
  return planes
}

/** Minimum change of L between neighbouring pixels of leaves. Walls and cupboards of the same hue are smooth. */
const LEAF_CHANGE = 0.03

function leavesIn({ width }: Size, [L, a, b]: Lab): number {
  let count = 0
  for (let i = width; i < L.length; i++) {
    if (changeAt(L, i, width) < LEAF_CHANGE || L[i]! < 0.2) continue
    const hue = hueOf(a[i]!, b[i]!)
    if (hue > 105 && hue < 155 && Math.hypot(a[i]!, b[i]!) > 0.05) count++
  }
  return count / L.length
}

/** Maximum change of L between neighbouring pixels of a sky. */
const SKY_CHANGE = 0.03
const SKY_COLUMN_STEP = 4

function skyIn({ width, height }: RgbPicture, [L, a, b]: Lab): number {
  let blue = 0
  let columns = 0
  for (let x = 2; x < width; x += SKY_COLUMN_STEP, columns++) {
    for (let i = width + x; i < L.length; i += width) {
      if (changeAt(L, i, width) > SKY_CHANGE || L[i]! < 0.5) break
      const hue = hueOf(a[i]!, b[i]!)
      if (hue > 200 && hue < 285 && Math.hypot(a[i]!, b[i]!) > 0.025) blue++
    }
  }
  return blue / (columns * height)
}

/** Larger change of L from the pixels above and to the left. */
const changeAt = (L: Plane, i: number, width: number) =>
  Math.max(Math.abs(L[i]! - L[i - width]!), Math.abs(L[i]! - L[i - 1]!))

function fewColoursIn({ data }: RgbPicture): number {
  const colours = new Uint32Array(data.length / 3)
  for (let i = 0, p = 0; i < colours.length; i++, p += 3)
    colours[i] = (data[p]! << 16) | (data[p + 1]! << 8) | data[p + 2]!
  colours.sort()
  const most = [0, 0, 0, 0]
  for (let start = 0, end = 0; start < colours.length; start = end) {
    while (colours[end] === colours[start]) end++
    if (end - start > most[3]!) most.splice(0, 4, ...[...most, end - start].sort(descending).slice(0, 4))
  }
  return most.reduce((sum, count) => sum + count, 0) / colours.length
}

const descending = (one: number, other: number) => other - one
