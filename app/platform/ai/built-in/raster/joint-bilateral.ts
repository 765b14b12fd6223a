import { SRGB_TO_LINEAR, type Triple } from '#app/lib/colour/srgb.ts'
import { linearToOklab } from '../colour/oklab.ts'
import type { Plane, RgbPicture, Size } from './planes.ts'

/** A weight 0…255 for every pixel of the photo. */
export type Matte = Uint8Array

/** The low-resolution raster whose colours are compared with the photo's. */
export interface ColourRaster {
  size: Size
  L: Plane
  a: Plane
  b: Plane
}

const TAPS = 4
const CHROMA_WEIGHT = 2.5
const COLOUR_FALL = 9000 / 24
const SPACE_FALL = 10 / 24
/** Keeps the sum of weights positive where no tap resembles the pixel. */
const FLOOR_WEIGHT = 1e-7
const EXP_STEPS = 512
const EXP_RANGE = 22
const EXP = Float32Array.from({ length: EXP_STEPS + 1 }, (_, i) => Math.exp((-i / EXP_STEPS) * EXP_RANGE))
/** Planes that vary less than this count as constant. */
const EVEN = 0.01
/** Extra rows and columns around the raster in the table of constant places. */
const PAD = TAPS + 1

/**
 * Joint bilateral upsampling (Kopf, Cohen, Lischinski & Uyttendaele, SIGGRAPH 2007) of several planes at once: each
 * pixel of the photo takes a mean over its 4×4 nearest raster pixels, weighted by distance and similarity of colour.
 * @param balance white balance gains that were applied to the raster
 * @param planes weights 0…1 on the raster
 * @returns mattes of the photo's size, in the order of `planes`
 */
export function jointBilateralUpsample(
  photo: RgbPicture,
  raster: ColourRaster,
  balance: Triple,
  planes: readonly Plane[],
): Matte[] {
  const mattes = planes.map(() => new Uint8Array(photo.width * photo.height))
  const even = evenPlaces(planes, raster.size)
  const taps = new Taps(photo, raster, balance, planes)
  const scaleX = raster.size.width / photo.width
  const scaleY = raster.size.height / photo.height
  for (let y = 0, i = 0; y < photo.height; y++) {
    const rasterY = (y + 0.5) * scaleY - 0.5
    for (let x = 0; x < photo.width; x++, i++) {
      const rasterX = (x + 0.5) * scaleX - 0.5
      const left = Math.floor(rasterX) - 1
      const top = Math.floor(rasterY) - 1
      if (even[(top + PAD) * (raster.size.width + 2 * PAD) + left + PAD]) {
        const at = taps.indexOf(left + 1, top + 1)
        for (let k = 0; k < planes.length; k++) mattes[k]![i] = planes[k]![at]! * 255 + 0.5
      } else {
        const sums = taps.weigh(i, rasterX, rasterY, left, top)
        for (let k = 0; k < planes.length; k++) mattes[k]![i] = sums[k]! * 255 + 0.5
      }
    }
  }
  return mattes
}

/** 1 where all planes are constant over the 4×4 pixels that start there, so that weighting can be skipped. */
function evenPlaces(planes: readonly Plane[], { width, height }: Size): Uint8Array {
  const stride = width + 2 * PAD
  const rows = height + 2 * PAD
  const even = new Uint8Array(stride * rows).fill(1)
  const inside = (value: number, length: number) => Math.min(length - 1, Math.max(0, value))
  const columnOf = Int32Array.from({ length: stride + TAPS }, (_, x) => inside(x - PAD, width))
  const low = new Float32Array(stride * (rows + TAPS))
  const high = new Float32Array(stride * (rows + TAPS))
  for (const plane of planes) {
    for (let y = 0, i = 0; y < rows + TAPS; y++) {
      const row = inside(y - PAD, height) * width
      for (let x = 0; x < stride; x++, i++) {
        const p = plane[row + columnOf[x]!]!
        const q = plane[row + columnOf[x + 1]!]!
        const r = plane[row + columnOf[x + 2]!]!
        const s = plane[row + columnOf[x + 3]!]!
        low[i] = Math.min(p, q, r, s)
        high[i] = Math.max(p, q, r, s)
      }
    }
    for (let i = 0; i < even.length; i++) {
      const j = i + 2 * stride
      const least = Math.min(low[i]!, low[i + stride]!, low[j]!, low[j + stride]!)
      const most = Math.max(high[i]!, high[i + stride]!, high[j]!, high[j + stride]!)
      if (most - least > EVEN) even[i] = 0
    }
  }
  return even
}

/** The 16 raster pixels around a pixel of the photo, weighted by distance and colour. */
class Taps {
  private readonly photo: RgbPicture
  private readonly raster: ColourRaster
  private readonly balance: Triple
  /** The planes' values, interleaved by pixel. */
  private readonly values: Float32Array
  private readonly sums: Float64Array
  private readonly lab = new Float64Array(3)

  constructor(photo: RgbPicture, raster: ColourRaster, balance: Triple, planes: readonly Plane[]) {
    this.photo = photo
    this.raster = raster
    this.balance = balance
    this.values = interleaved(planes)
    this.sums = new Float64Array(planes.length)
  }

  /** Index of a raster pixel; places outside are clamped to the edge. */
  indexOf(x: number, y: number): number {
    const { width, height } = this.raster.size
    return Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))
  }

  /** Weighted means of the planes for pixel `i` of the photo, which lies at (x, y) of the raster. */
  weigh(i: number, x: number, y: number, left: number, top: number): Float64Array {
    const { lab, raster, balance, values, sums } = this
    const { data } = this.photo
    const r = SRGB_TO_LINEAR[data[i * 3]!]! * balance[0]
    const g = SRGB_TO_LINEAR[data[i * 3 + 1]!]! * balance[1]
    const b = SRGB_TO_LINEAR[data[i * 3 + 2]!]! * balance[2]
    linearToOklab(r, g, b, lab)
    sums.fill(0)
    let total = 0
    const { width, height } = raster.size
    const isInside = left >= 0 && top >= 0 && left + TAPS <= width && top + TAPS <= height
    for (let t = 0; t < TAPS * TAPS; t++) {
      const column = left + (t & 3)
      const row = top + (t >> 2)
      const at = isInside ? row * width + column : this.indexOf(column, row)
      const dL = lab[0]! - raster.L[at]!
      const da = (lab[1]! - raster.a[at]!) * CHROMA_WEIGHT
      const db = (lab[2]! - raster.b[at]!) * CHROMA_WEIGHT
      const colour = (dL * dL + da * da + db * db) * COLOUR_FALL
      const space = ((column - x) * (column - x) + (row - y) * (row - y)) * SPACE_FALL
      const step = Math.min(EXP_STEPS, ((colour + space) * (EXP_STEPS / EXP_RANGE)) | 0)
      const weight = EXP[step]! + FLOOR_WEIGHT
      total += weight
      const first = at * sums.length
      for (let k = 0; k < sums.length; k++) sums[k]! += weight * values[first + k]!
    }
    for (let k = 0; k < sums.length; k++) sums[k]! /= total
    return sums
  }
}

function interleaved(planes: readonly Plane[]): Float32Array {
  const values = new Float32Array(planes.length * (planes[0]?.length ?? 0))
  for (const [k, plane] of planes.entries()) {
    for (let i = 0, at = k; i < plane.length; i++, at += planes.length) values[at] = plane[i]!
  }
  return values
}
