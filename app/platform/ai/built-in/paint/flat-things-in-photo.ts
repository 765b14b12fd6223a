import type { RgbPicture, Size } from '../raster/planes.ts'
import { CORNER, edgeOfSide } from '../room/things/flat/edge-of-side.ts'
import type { Side } from '../room/things/flat/sides.ts'
import { type FlatThing, MARGIN } from '../room/things/flat/straighten.ts'

/** Distance in pixels of the raster within which a side is moved onto an edge of the photo. */
const REACH = 1.5
/** Minimum mean step of sRGB (0…1) of an edge. */
const CLEAR = 0.03
/** Distance in pixels between the places along a side that tell where its edge is. */
const EVERY = 2

type Place = readonly [x: number, y: number]
interface Scale {
  x: number
  y: number
}

/** Distance of two pixels in sRGB (0…1); places outside the photo count as its edge. */
export function difference({ data, width, height }: RgbPicture, one: Place, other: Place): number {
  const at = ([x, y]: Place) =>
    (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 3
  const [p, q] = [at(one), at(other)]
  return Math.hypot(data[p]! - data[q]!, data[p + 1]! - data[q + 1]!, data[p + 2]! - data[q + 2]!) / 255
}

/**
 * Finds a thing of the raster in the photo, with its sides on the photo's own edges.
 * @returns the thing in pixels of the photo; its box holds all that its sides may enclose
 */
export function flatThingInPhoto({ box, sides }: FlatThing, raster: Size, photo: RgbPicture): FlatThing {
  const scale = { x: photo.width / raster.width, y: photo.height / raster.height }
  const low = (pixel: number, by: number) => Math.floor((pixel - MARGIN) * by)
  const high = (pixel: number, by: number) => Math.ceil((pixel + MARGIN + 1) * by)
  const ends = {
    left: Math.max(0, low(box.left, scale.x)),
    top: Math.max(0, low(box.top, scale.y)),
    right: Math.min(photo.width - 1, high(box.right, scale.x)),
    bottom: Math.min(photo.height - 1, high(box.bottom, scale.y)),
  }
  const range = (side: Side) =>
    side.isUpright ? placesIn(box.top, box.bottom, scale.y) : placesIn(box.left, box.right, scale.x)
  return { box: ends, sides: sides.map((side) => onEdge(enlarged(side, scale), range(side), photo, scale)) }
}

/** Places in pixels of the photo along the middle of a side. */
function placesIn(from: number, to: number, scale: number): number[] {
  const corner = (to - from) * CORNER
  const places: number[] = []
  for (
    let along = Math.ceil((from + corner) * scale);
    along <= Math.floor((to - corner) * scale);
    along += EVERY
  )
    places.push(along)
  return places
}

/** The side in pixels of the photo. */
function enlarged({ start, slope, isUpright, outward }: Side, scale: Scale): Side {
  const [across, along] = isUpright ? [scale.x, scale.y] : [scale.y, scale.x]
  const moved = (start + slope * (0.5 / along - 0.5) + 0.5) * across - 0.5
  return { isUpright, outward, start: moved, slope: (slope * across) / along }
}

/** The side, moved onto the photo's edge nearby. */
function onEdge(side: Side, along: readonly number[], photo: RgbPicture, scale: Scale): Side {
  const place = (along: number, across: number): Place =>
    side.isUpright ? [Math.round(across), along] : [along, Math.round(across)]
  const stepBetween = (along: number, inner: number, outer: number) =>
    difference(photo, place(along, inner), place(along, outer))
  const reach = REACH * (side.isUpright ? scale.x : scale.y)
  const offset = edgeOfSide(side, { along, stepBetween, reach, clear: CLEAR }) ?? 0
  return { ...side, start: side.start + side.outward * offset }
}
