import { clamp, mix, smoothstep } from '../colour/curves.ts'
import { linearToOklab, oklabToLinear } from '../colour/oklab.ts'
import { linearToSrgb, luminance } from '../colour/srgb.ts'
import type { RgbPicture } from '../raster/planes.ts'
import type { Room } from '../room/analyse-room.ts'
import { type Coat, planCoats } from './coats.ts'
import { gradePixel } from './grade-pixel.ts'
import type { Mattes } from './mattes.ts'
import { measureObjects } from './object-statistics.ts'
import { ObjectColours } from './recolour-objects.ts'
import { lightRoom } from './room-light.ts'
import type { Treatment } from './treatment.ts'

const LEAST = 0.01

/**
 * Repaints a room: surfaces get the treatment's paint in the light that falls on them, objects are recoloured where
 * they stand, windows and people stay, and the whole is graded.
 * @returns the picture, of the photo's size
 */
export function paintRoom(photo: RgbPicture, room: Room, mattes: Mattes, look: Treatment): RgbPicture {
  const light = lightRoom(room.light, look.grade)
  const coats = planCoats(photo, room, mattes, look, light)
  const objects = new ObjectColours(measureObjects(room), look)
  const { data } = photo
  const [red, green, blue] = light.gainTable as [Float32Array, Float32Array, Float32Array]
  const out = new Uint8Array(data.length)
  const pixel = new Float64Array(3)
  const paint = new Float64Array(3)
  for (let i = 0, p = 0; p < data.length; i++, p += 3) {
    pixel[0] = red[data[p]!]!
    pixel[1] = green[data[p + 1]!]!
    pixel[2] = blue[data[p + 2]!]!
    const burnt = smoothstep(243, 254, Math.min(data[p]!, data[p + 1]!, data[p + 2]!))
    const open = 1 - Math.max(burnt, mattes.window[i]! / 255)
    const free = open * (1 - mattes.person[i]! / 255)
    const cover = mixCoats(coats, i, pixel, paint)
    const objectWeight = (1 - cover) * free
    if (objectWeight > LEAST) recolour(objects, pixel, objectWeight, mattes.soft[i]! / 255)
    for (let c = 0; c < 3; c++) pixel[c] = mix(pixel[c]!, paint[c]!, cover * free)
    gradePixel(pixel, look.grade)
    for (let c = 0; c < 3; c++) out[p + c] = linearToSrgb(pixel[c]!)
  }
  return { data: out, width: photo.width, height: photo.height }
}

/**
 * The colour of the paint on one pixel, mixed from all coats that reach it.
 * @param paint receives the colour
 * @returns how much of the pixel is painted, 0…1
 */
function mixCoats(coats: readonly Coat[], i: number, pixel: Float64Array, paint: Float64Array): number {
  paint.fill(0)
  let sum = 0
  const y = luminance(pixel[0]!, pixel[1]!, pixel[2]!)
  for (const coat of coats) {
    const matte = coat.matte[i]!
    if (matte < 3) continue
    const relative = y / coat.reference
    const lit = relative > 1 ? 1 + (relative - 1) * 0.45 : relative ** coat.shading
    const glare = coat.sparesHighlights ? 0.7 * smoothstep(1.3, 2, relative) * smoothstep(0.8, 1, y) : 0
    const weight = (matte / 255) * coat.cover * (1 - glare)
    const grain = coat.grain / Math.max(y, 0.004)
    for (let c = 0; c < 3; c++) {
      paint[c]! += coat.colour[c]! * lit * (1 - coat.grain + grain * pixel[c]!) * weight
    }
    sum += weight
  }
  if (sum > 0) for (let c = 0; c < 3; c++) paint[c]! /= sum
  return clamp(sum)
}

const lab = new Float64Array(3)

function recolour(objects: ObjectColours, pixel: Float64Array, weight: number, soft: number): void {
  linearToOklab(pixel[0]!, pixel[1]!, pixel[2]!, lab)
  objects.apply(lab, weight, soft)
  oklabToLinear(lab[0]!, lab[1]!, lab[2]!, pixel)
}
