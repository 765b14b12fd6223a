import { luminance, SRGB_TO_LINEAR, type Triple } from '#app/lib/colour/srgb.ts'
import { clamp } from '../../colour/curves.ts'
import { boxMean } from '../../raster/guided-filter.ts'
import type { Matte } from '../../raster/joint-bilateral.ts'
import { quantileOf, type RgbPicture, type Size } from '../../raster/planes.ts'

/** Cells along the longer side of the grid on which light is smoothed. */
const CELLS = 240
/** Radius in cells of the box blur, applied twice. Light varies slowly; boards and joints do not. */
const RADIUS = 5
/** Lower limit of luminance, so that its logarithm stays finite. */
const BLACK = 0.004
/** Deviations of log luminance up to this quantile belong to the surface's pattern; the excess is light. */
const PATTERN = 0.9
const HISTOGRAM_RANGE = 2

/**
 * Estimates the light on a surface without the surface's own pattern. It is the local mean of log luminance (Horn,
 * "Determining lightness from an image", 1974: reflectance changes suddenly, light slowly), plus deviations above the
 * pattern's usual contrast: edges of shadows and sun, contact shadows and reflections.
 * @param matte of the surface
 * @param balance the photo's white balance
 * @returns luminance of each pixel of the surface; 0 elsewhere
 */
export function surfaceLight(photo: RgbPicture, matte: Matte, balance: Triple): Float32Array {
  const light = logLuminance(photo, matte, balance)
  const grid = smoothedGrid(light, matte, photo)
  const slow = new Float32Array(light.length)
  const { width } = photo
  for (let i = 0; i < light.length; i++) {
    if (matte[i]! > 0) slow[i] = grid(i % width, Math.floor(i / width))
  }
  const usual = usualContrast(light, slow, matte)
  for (let i = 0; i < light.length; i++) {
    if (matte[i] === 0) continue
    const rest = light[i]! - slow[i]!
    const kept = Math.sign(rest) * Math.max(0, Math.abs(rest) - usual)
    light[i] = Math.exp(slow[i]! + kept)
  }
  return light
}

function logLuminance({ data }: RgbPicture, matte: Matte, balance: Triple): Float32Array {
  const tables = balance.map((gain) => SRGB_TO_LINEAR.map((value) => value * gain))
  const [red, green, blue] = tables as [Float32Array, Float32Array, Float32Array]
  const light = new Float32Array(matte.length)
  for (let i = 0, p = 0; i < matte.length; i++, p += 3) {
    if (matte[i] === 0) continue
    const y = luminance(red[data[p]!]!, green[data[p + 1]!]!, blue[data[p + 2]!]!)
    light[i] = Math.log(Math.max(BLACK, y))
  }
  return light
}

/** Averages the surface's light over cells and their neighbourhoods; the result can be sampled at any pixel. */
function smoothedGrid(light: Float32Array, matte: Matte, { width, height }: Size) {
  const step = Math.max(1, Math.round(Math.max(width, height) / CELLS))
  const size = { width: Math.ceil(width / step), height: Math.ceil(height / step) }
  const sum = new Float32Array(size.width * size.height)
  const weight = new Float32Array(sum.length)
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(y / step) * size.width
    for (let x = 0; x < width; x++, i++) {
      // Mixed pixels on edges would bring in the light of something else.
      if (matte[i]! < 200) continue
      const cell = row + Math.floor(x / step)
      sum[cell]! += light[i]!
      weight[cell]!++
    }
  }
  const mean = blurred(sum, weight, size)
  return (x: number, y: number) => readAt(mean, size, (x + 0.5) / step - 0.5, (y + 0.5) / step - 0.5)
}

/** Weighted mean of each cell's neighbourhood, with growing radius until every cell has data. */
function blurred(sum: Float32Array, weight: Float32Array, size: Size): Float32Array {
  let [top, bottom]: [Float32Array, Float32Array] = [sum, weight]
  const mean = new Float32Array(sum.length).fill(Number.NaN)
  for (let radius = RADIUS; radius < Math.max(size.width, size.height) * 2; radius *= 3) {
    for (let pass = 0; pass < 2; pass++) {
      top = boxMean(top, size, radius)
      bottom = boxMean(bottom, size, radius)
    }
    let missing = 0
    for (let i = 0; i < mean.length; i++) {
      if (!Number.isNaN(mean[i]!)) continue
      if (bottom[i]! > 1e-3) mean[i] = top[i]! / bottom[i]!
      else missing++
    }
    if (missing === 0) break
  }
  return mean.map((value) => (Number.isNaN(value) ? Math.log(0.4) : value))
}

function readAt(plane: Float32Array, { width, height }: Size, x: number, y: number): number {
  const left = clamp(Math.floor(x), 0, width - 1)
  const top = clamp(Math.floor(y), 0, height - 1)
  const right = Math.min(width - 1, left + 1)
  const below = Math.min(height - 1, top + 1)
  const s = clamp(x - left)
  const t = clamp(y - top)
  const upper = plane[top * width + left]! * (1 - s) + plane[top * width + right]! * s
  const lower = plane[below * width + left]! * (1 - s) + plane[below * width + right]! * s
  return upper * (1 - t) + lower * t
}

function usualContrast(light: Float32Array, slow: Float32Array, matte: Matte): number {
  const histogram = new Float64Array(256)
  for (let i = 0; i < light.length; i += 5) {
    if (matte[i]! < 200) continue
    const contrast = Math.abs(light[i]! - slow[i]!) / HISTOGRAM_RANGE
    histogram[Math.min(255, (contrast * 256) | 0)]!++
  }
  return quantileOf(histogram, PATTERN) * HISTOGRAM_RANGE
}
