import type { Patch } from '../material.ts'
import { fade } from './filtered.ts'

/** Hashes a grid cell to a pseudo-random number in [0, 1), with integer operations only. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32
}

/** Lattice value noise with Perlin's quintic interpolation: −1…1, mean 0, one bump per unit. */
export function noise(x: number, y: number, seed: number): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const s = blend(x - i)
  const t = blend(y - j)
  const below = hash(i, j, seed) * (1 - s) + hash(i + 1, j, seed) * s
  const above = hash(i, j + 1, seed) * (1 - s) + hash(i + 1, j + 1, seed) * s
  return 2 * (below * (1 - t) + above * t) - 1
}

/**
 * Noise that fades to its mean where a pixel covers more than its bumps (frequency clamping, Norton, Rockwood &
 * Skolmoski, "Clamping", SIGGRAPH 1982).
 * @param perU bumps per metre along u; likewise `perV`
 */
export function grain({ u, v, du, dv }: Patch, perU: number, perV: number, seed: number): number {
  const visible = fade(du, 1 / perU) * fade(dv, 1 / perV)
  return visible === 0 ? 0 : visible * noise(u * perU, v * perV, seed)
}

function blend(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}
