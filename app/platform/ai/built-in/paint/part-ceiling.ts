import { smoothstep } from '../colour/curves.ts'
import type { Matte } from '../raster/joint-bilateral.ts'
import type { RgbPicture } from '../raster/planes.ts'
import { FIRST_ROW } from '../room/ceiling/ceiling-path.ts'
import type { RoomModel } from '../room/room-model.ts'

const NONE = -1
/**
 * Windows of the median filter on the line's offsets, as fractions of the photo's width: for a free and a straight
 * line.
 */
const WINDING = 0.022
const STRAIGHT = 0.12

/**
 * Refines the ceiling line on the photo's own edge and moves the parts of the walls above it to the ceiling, except
 * where a person corrected them (`corrected`). Modifies `walls` and `ceiling`.
 */
export function partCeiling(
  photo: RgbPicture,
  room: RoomModel,
  walls: readonly Matte[],
  ceiling: Matte,
  corrected: Matte,
): void {
  const { width, height } = photo
  const line = refineLine(photo, room)
  for (let x = 0; x < width; x++) {
    const row = line[x]!
    if (row === NONE) continue
    const end = Math.min(height, Math.ceil(row + 2))
    for (let y = 0; y < end; y++) {
      const i = y * width + x
      moveUp(i, smoothstep(-1.6, 1.6, row - y) * (1 - corrected[i]! / 255), walls, ceiling)
    }
  }
}

/** Moves the parts of the walls that a person named a ceiling to the ceiling, as `partCeiling` does above the line. */
export function partNamedCeiling(
  named: Matte,
  walls: readonly Matte[],
  ceiling: Matte,
  corrected: Matte,
): void {
  for (let i = 0; i < named.length; i++)
    moveUp(i, (named[i]! / 255) * (1 - corrected[i]! / 255), walls, ceiling)
}

/** Moves a fraction of the walls at a pixel to the ceiling. */
function moveUp(i: number, fraction: number, walls: readonly Matte[], ceiling: Matte): void {
  if (fraction === 0) return
  let shell = 0
  for (const wall of walls) {
    shell += wall[i]!
    wall[i] = wall[i]! * (1 - fraction)
  }
  ceiling[i] = Math.min(255, ceiling[i]! + shell * fraction)
}

/** The line's row in the photo for each column; −1 where no ceiling is in view. */
function refineLine(photo: RgbPicture, { ceiling, size }: RoomModel): Float32Array {
  const scaleX = size.width / photo.width
  const scaleY = photo.height / size.height
  const rough = new Float32Array(photo.width)
  const exact = new Float32Array(photo.width)
  for (let x = 0; x < photo.width; x++) {
    const at = Math.min(size.width - 1, Math.max(0, (x + 0.5) * scaleX - 0.5))
    const left = ceiling.rows[Math.floor(at)]!
    const right = ceiling.rows[Math.min(size.width - 1, Math.floor(at) + 1)]!
    const row = left + (right - left) * (at - Math.floor(at))
    const none = Math.min(left, right, row) < FIRST_ROW
    rough[x] = none ? NONE : row * scaleY
    exact[x] = none ? NONE : rough[x]! + edgeOffset(photo, x, rough[x]!, Math.ceil(scaleY * 2.2))
  }
  const reach = ceiling.straight ? STRAIGHT : WINDING
  return medianOffset(rough, exact, Math.max(2, Math.round(photo.width * reach)))
}

/** Offset in rows, within `reach`, of the strongest vertical gradient (a weighted mean). */
function edgeOffset({ data, width, height }: RgbPicture, x: number, row: number, reach: number): number {
  const grey = (column: number, y: number) => {
    const i = (y * width + column) * 3
    return data[i]! * 0.3 + data[i + 1]! * 0.55 + data[i + 2]! * 0.15
  }
  let sum = 0
  let weight = 0
  for (let d = -reach; d <= reach; d++) {
    const y = Math.round(row + d)
    if (y < 3 || y > height - 4) continue
    let change = 0
    for (let q = -2; q <= 2; q++) {
      const column = Math.min(width - 1, Math.max(0, x + q))
      change += grey(column, y + 2) - grey(column, y - 2)
    }
    const strength = Math.abs(change) ** 3
    sum += strength * d
    weight += strength
  }
  return weight > 0 ? sum / weight : 0
}

/** Median-filters the offsets, so that a lamp or a cable does not bend the line. */
function medianOffset(rough: Float32Array, exact: Float32Array, reach: number): Float32Array {
  const columns = [...rough.keys()].filter((x) => rough[x] !== NONE)
  const offsets = Float64Array.from(columns, (x) => exact[x]! - rough[x]!)
  const line = new Float32Array(rough.length).fill(NONE)
  let [first, end] = [0, 0]
  for (const x of columns) {
    while (columns[first]! < x - reach) first++
    while (end < columns.length && columns[end]! <= x + reach) end++
    line[x] = rough[x]! + offsets.slice(first, end).sort()[(end - first) >> 1]!
  }
  return line
}
