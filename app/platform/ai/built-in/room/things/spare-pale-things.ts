import { clamp } from '../../colour/curves.ts'
import { connectedAreas, dilate } from '../../raster/components.ts'
import { type Plane, quantileOf, type Size } from '../../raster/planes.ts'
import { lineStrength } from '../line-strength.ts'
import type { Observation } from '../observation.ts'
import type { PaintGroup } from '../regions/paint-groups.ts'

/** Sure shell: what counts as wall here. */
const SHELL = 0.4
/** Down to this share of the picture's height everything of the shell counts as wall. */
const UPPER = 0.4
/** Things stand low: their middle lies below this share of the height. */
const LOWER = 0.46
/** Smaller ones are switches and shadows. */
const MIN_AREA = 0.003
/** Share of a thing's outline behind which the wall goes on. */
const BEFORE_WALL = 0.22
/** Pixels from a thing's edge at which the wall beside it is measured. */
const BESIDE = 6
/** A thing has at least so many pixels for each of its outline: what is slimmer is the rim of something else. */
const MIN_THICKNESS = 3
/** Lines weaker than this are shading, whatever the wall; stronger ones are lines, whatever the wall. */
const WEAKEST_LINE = 0.02
const STRONGEST_LINE = 0.05
/** By so much a line is stronger than nearly all that the wall itself shows (tiles, texture). */
const ABOVE_TEXTURE = 2
const RANGE = 0.2
/** What is as bright as this (L), and by so much brighter than a pale wall around it, is sunlight on the wall. */
const SUNLIT = 0.92
const BRIGHTER = 0.06
const PALE_WALL = 0.78

/**
 * Takes pale things that stand before a wall of their colour (bath tubs, islands, white sofas) out of the shell. The
 * wall is followed from the picture's upper part as far as no line is crossed; what remains is a thing when the wall
 * goes on behind its outline, and a piece of wall between furniture when it does not. Changes `shell` and the groups'
 * weights in place.
 */
export function sparePaleThings(
  shell: Plane,
  walls: readonly PaintGroup[],
  { size, colour }: Observation,
): void {
  const lines = fineLines(shell, colour, size)
  const wall = wallWithoutCrossing(shell, lines, size)
  const left = Uint8Array.from(shell, (value, i) => (value > SHELL && !wall[i] ? 1 : 0))
  const { labels, count } = connectedAreas(left, size)
  const isThing = thingsAmong(labels, count, wall, size)
  const isSunlit = sunlitAmong(labels, count, wall, { size, L: colour[0] })
  for (let i = 0; i < shell.length; i++) {
    if (!isThing[labels[i]!] || isSunlit[labels[i]!]) continue
    shell[i] = 0
    for (const { weight } of walls) weight[i] = 0
  }
}

/** Where colours change more from pixel to pixel than nearly everywhere on the upper walls. */
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

/** The upper part of the shell, and what is reached from there within the shell without crossing a line. */
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

/** Patches of sun on a pale wall: nearly burnt out, where a white thing in the same light would be like the wall. */
function sunlitAmong(
  labels: Int32Array,
  count: number,
  wall: Uint8Array,
  { size: { width }, L }: { size: Size; L: Plane },
): Uint8Array {
  const [inside, pixels] = [new Float64Array(count + 1), new Float64Array(count + 1)]
  const [around, beside] = [new Float64Array(count + 1), new Float64Array(count + 1)]
  const steps = [-1, 1, -width, width].map((one) => one * BESIDE)
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i]!
    if (!label) continue
    inside[label]! += L[i]!
    pixels[label]!++
    for (const step of steps) {
      if (!wall[i + step] || labels[i + step] === label) continue
      around[label]! += L[i + step]!
      beside[label]!++
    }
  }
  return Uint8Array.from(pixels, (n, label) => {
    const own = inside[label]! / n
    const walls = around[label]! / beside[label]!
    return own > SUNLIT && walls > PALE_WALL && own > walls + BRIGHTER ? 1 : 0
  })
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
