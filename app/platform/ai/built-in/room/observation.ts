import { SRGB_TO_LINEAR, type Triple } from '#app/lib/colour/srgb.ts'
import { linearToOklab } from '../colour/oklab.ts'
import { domainTransform } from '../raster/domain-transform.ts'
import type { Plane, RgbPicture, Size } from '../raster/planes.ts'
import { estimateLight, type Light } from './light.ts'

/** The analysis raster with its per-pixel measurements. */
export interface Observation {
  size: Size
  picture: RgbPicture
  light: Light
  /** Oklab planes after white balance. */
  L: Plane
  a: Plane
  b: Plane
  /** L and weighted a, b: Euclidean distances are colour differences that emphasise chroma. */
  colour: [Plane, Plane, Plane]
  /** `colour` after edge-preserving smoothing, which removes texture and keeps edges. */
  smooth: [Plane, Plane, Plane]
}

const CHROMA_WEIGHT = 2.2

/** Measures the light and colours of an analysis raster. */
export function observe(picture: RgbPicture): Observation {
  const light = estimateLight(picture)
  const size = { width: picture.width, height: picture.height }
  const [L, a, b] = balancedOklab(picture, light.balance)
  const weigh = (plane: Plane) => plane.map((value) => value * CHROMA_WEIGHT)
  const colour: [Plane, Plane, Plane] = [L, weigh(a), weigh(b)]
  const smooth = colour.map((plane) => plane.slice()) as [Plane, Plane, Plane]
  domainTransform(smooth, colour, size, { sigmaSpace: 12, sigmaRange: 0.12, passes: 3 })
  return { size, picture, light, L, a, b, colour, smooth }
}

function balancedOklab({ data, width, height }: RgbPicture, balance: Triple): [Plane, Plane, Plane] {
  const planes: [Plane, Plane, Plane] = [
    new Float32Array(width * height),
    new Float32Array(width * height),
    new Float32Array(width * height),
  ]
  const lab: Triple = [0, 0, 0]
  for (let i = 0, p = 0; i < width * height; i++, p += 3) {
    const r = SRGB_TO_LINEAR[data[p]!]! * balance[0]
    const g = SRGB_TO_LINEAR[data[p + 1]!]! * balance[1]
    const b = SRGB_TO_LINEAR[data[p + 2]!]! * balance[2]
    linearToOklab(r, g, b, lab)
    planes[0][i] = lab[0]
    planes[1][i] = lab[1]
    planes[2][i] = lab[2]
  }
  return planes
}
