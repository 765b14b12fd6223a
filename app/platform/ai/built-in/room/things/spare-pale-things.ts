import { clamp } from '../../colour/curves.ts'
import { connectedAreas, dilate } from '../../raster/components.ts'
import { type Plane, quantileOf, type Size } from '../../raster/planes.ts'
import { lineStrength } from '../line-strength.ts'
import type { Observation } from '../observation.ts'
import type { PaintGroup } from '../regions/paint-group.ts'
import { lightOnWalls } from './light-on-walls.ts'
import { wallRims } from './wall-rims.ts'

/** Minimum weight of reliable shell. */
const SHELL = 0.4
/** Above this fraction of the height all shell counts as wall. */
const UPPER = 0.4
/** The centre of a thing lies below this fraction of the height. */
const LOWER = 0.46
/** Minimum area as a fraction of the picture. Smaller ones are switches and shadows. */
const MIN_AREA = 0.003
/** Minimum fraction of a thing's outline beyond which the wall continues. */
const BEFORE_WALL = 0.22
/** Minimum number of pixels per pixel of outline. Slimmer areas are rims of something else. */
const MIN_THICKNESS = 3
/** Limits of the threshold for lines. Anything weaker is shading on every wall, anything stronger a line. */
const WEAKEST_LINE = 0.02
const STRONGEST_LINE = 0.05
/** Minimum strength of a line relative to the wall's own texture. */
const ABOVE_TEXTURE = 2
const RANGE = 0.2

/**
 * Removes pale things in front of a wall of their colour (bath tubs, islands, white sofas) from the shell. The wall is
 * flooded from the upper part of the picture without crossing lines. A remaining area is a thing if enough of its
 * outline touches the wall, and a piece of wall between furniture otherwise. Modifies `shell` and the groups' weights.
 * @param things the network's probability of a thing at each pixel, if known
 */
export function sparePaleThings(
  shell: Plane,
  walls: readonly PaintGroup[],
  seen: Observation,
  things?: Plane,
): void {
  const { size, colour } = seen
  const lines = fineLines(shell, colour, size)
  const wall = wallWithoutCrossing(shell, lines, size)
  const left = Uint8Array.from(shell, (value, i) => (value > SHELL && !wall[i] ? 1 : 0))
  const { labels, count } = connectedAreas(left, size)
  const isThing = thingsAmong(labels, count, wall, size)
  const isLight = lightOnWalls({ labels, count, wall }, seen, things)
  const thing = Uint8Array.from(labels, (label) => (isThing[label] && !isLight[label] ? 1 : 0))
  if (!thing.includes(1)) return
  const rims = wallRims(wall, thing, seen)
  for (let i = 0; i < shell.length; i++) {
    if (!thing[i]) continue
    shell[i]! *= rims[i]!
    for (const { weight } of walls) weight[i]! *= rims[i]!
  }
}

/** Masks gradients well above the texture of the upper walls. */
function fineLines(shell: Plane, colour: readonly Plane[], size: Size): Uint8Array {
  const { width, height } = size
  const strength = lineStrength(colour, size)
  const histogram = new Float64Array(256)
  for (let y = 1; y < Math.min(height - 1, height * UPPER); y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      if (shell[i]! > SHELL) histogram[Math.min(255, (strength[i]! / RANGE) * 256) | 0]!++
    }
  }
  const texture = quantileOf(histogram, 0.8) * RANGE
  const line = clamp(ABOVE_TEXTURE * texture, WEAKEST_LINE, STRONGEST_LINE)
  return Uint8Array.from(strength, (value) => (value > line ? 1 : 0))
}

/** The upper part of the shell and everything within the shell connected to it without crossing a line. */
function wallWithoutCrossing(shell: Plane, lines: Uint8Array, size: Size): Uint8Array {
  const upper = size.width * Math.floor(size.height * UPPER)
  const closed = dilate(lines, size, 1)
  const free = Uint8Array.from(shell, (value, i) => (value > SHELL && (i < upper || !closed[i]) ? 1 : 0))
  const { labels, count } = connectedAreas(free, size)
  const reached = new Uint8Array(count + 1)
  for (let i = 0; i < upper; i++) reached[labels[i]!] = 1
  reached[0] = 0
  return dilate(
    Uint8Array.from(labels, (label) => reached[label]!),
    size,
    2,
  )
}

function thingsAmong(
  labels: Int32Array,
  count: number,
  wall: Uint8Array,
  { width, height }: Size,
): Uint8Array {
  const [pixels, rows] = [new Float64Array(count + 1), new Float64Array(count + 1)]
  const [outline, onWall] = [new Float64Array(count + 1), new Float64Array(count + 1)]
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i]!
    if (!label) continue
    pixels[label]!++
    rows[label]! += Math.floor(i / width)
    for (const step of [-1, 1, -width, width]) {
      if (labels[i + step] === label) continue
      outline[label]!++
      if (wall[i + step]) onWall[label]!++
    }
  }
  return Uint8Array.from(pixels, (n, label) => {
    const large = label > 0 && n > MIN_AREA * labels.length && n > MIN_THICKNESS * outline[label]!
    const low = rows[label]! / n > LOWER * height
    return large && low && onWall[label]! > BEFORE_WALL * outline[label]! ? 1 : 0
  })
}
