import type { Triple } from '#app/lib/colour/srgb.ts'
import { mix, smoothstep } from '../../colour/curves.ts'
import type { Material, Patch, Recipe } from '../material.ts'
import { edges, either, fade } from '../pattern/filtered.ts'
import { grain, hash, noise } from '../pattern/noise.ts'
import { cover, groundFor, times, tint } from '../pattern/tint.ts'

const JOINT = 0.004

/** Square tiles with joints, such as terracotta or porcelain. */
export function tile(recipe: Recipe, { size = 0.45, variety = 0.06, joint = 0.72 } = {}): Material {
  const clouds = (patch: Patch, seed: number) =>
    0.05 * grain(patch, 3.5, 3.5, seed) + 0.035 * grain(patch, 17, 17, seed + 1)
  return slabs(recipe, { width: size, length: size, variety, joint }, clouds)
}

/** Large slabs of limestone, travertine or marble. @param veins strength of the veins, 0…1 */
export function stone(recipe: Recipe, { veins = 0.5, width = 0.6, length = 0.9 } = {}): Material {
  const figure = (patch: Patch, seed: number) => {
    const clouds = 0.05 * grain(patch, 1.7, 1.7, seed) + 0.035 * grain(patch, 9, 9, seed + 1)
    return clouds + 0.16 * veins * (veinOf(patch, 1.3, seed + 2) + 0.5 * veinOf(patch, 3.1, seed + 4))
  }
  return slabs(recipe, { width, length, variety: 0.035, joint: 0.8 }, figure)
}

const VEIN = 0.075
/** Mean darkness of `veinOf`, subtracted so that veins do not change a stone's mean colour. */
const VEIN_SHARE = 0.045

/** Thin dark lines at the zero crossings of noise, with mean 0. */
function veinOf({ u, v, du, dv }: Patch, perMetre: number, seed: number): number {
  const visible = fade(du, 0.12 / perMetre) * fade(dv, 0.12 / perMetre)
  if (visible === 0) return 0
  const bend = 0.35 * noise(u * perMetre * 3, v * perMetre * 3, seed + 1)
  const height = Math.abs(noise(u * perMetre + bend, v * perMetre * 0.6 - bend, seed))
  return visible * (VEIN_SHARE - (1 - smoothstep(0, VEIN, height)))
}

interface Slabs {
  width: number
  length: number
  /** Maximum difference of a slab's relative lightness from the mean. */
  variety: number
  /** Lightness of the joints, relative to the slabs. */
  joint: number
}

function slabs(
  { colour, seed }: Recipe,
  { width, length, variety, joint }: Slabs,
  figure: (patch: Patch, seed: number) => number,
): Material {
  const joints = times(colour, joint)
  const ground = groundFor(colour, joints, either(JOINT / width, JOINT / length))
  const at: Patch = { u: 0, v: 0, du: 0, dv: 0 }
  return (patch, out) => {
    const { u, v, du, dv } = patch
    const i = Math.floor(u / length)
    const j = Math.floor(v / width)
    const own = (hash(i, j, seed) * 2 - 1) * variety * fade(Math.max(du / length, dv / width), 1)
    at.u = u + hash(i, j, seed + 1) * 50
    at.v = v + hash(j, i, seed + 2) * 50
    at.du = du
    at.dv = dv
    tint(ground, own + figure(at, seed), out)
    cover(
      out,
      joints,
      either(edges(u - i * length, du, length, JOINT), edges(v - j * width, dv, width, JOINT)),
    )
  }
}

/** Cast concrete or microcement: clouds, and pores at close range. */
export function concrete({ colour, seed }: Recipe): Material {
  return (patch, out) => {
    const clouds = 0.07 * grain(patch, 0.9, 0.9, seed) + 0.06 * grain(patch, 2.7, 2.7, seed + 1)
    const fine = 0.035 * grain(patch, 11, 11, seed + 2) + 0.03 * grain(patch, 130, 130, seed + 3)
    tint(colour, clouds + fine, out)
  }
}

/** Cell sizes of terrazzo's chips in metres, with the fraction of cells that contain one. */
const CHIPS = [
  { cell: 0.042, share: 0.75 },
  { cell: 0.02, share: 0.7 },
  { cell: 0.011, share: 0.6 },
] as const
const CHIP_TONES = [0.5, 0.72, 1.25, 1.5]

/** Terrazzo: stone chips in three sizes, lighter and darker than the ground. */
export function terrazzo({ colour, seed }: Recipe): Material {
  const tones = CHIP_TONES.map((tone) => times(colour, tone))
  const chip: { tone: Triple; share: number } = { tone: tones[0]!, share: 0 }
  return (patch, out) => {
    tint(colour, 0.02 * grain(patch, 30, 30, seed), out)
    for (let k = 0; k < CHIPS.length; k++) {
      chipAt(patch, k, seed + k * 10, tones, chip)
      if (chip.share > 0) cover(out, chip.tone, chip.share)
    }
  }
}

/** Finds the chip of size `k` at a place. Each lies within its cell; each size has its own rotated grid. */
function chipAt(
  { u, v, du, dv }: Patch,
  k: number,
  seed: number,
  tones: Triple[],
  chip: { tone: Triple; share: number },
): void {
  const { cell, share } = CHIPS[k]!
  const d = Math.max(du, dv)
  const visible = fade(d, cell)
  chip.share = 0
  if (visible === 0) return
  const [cosine, sine] = [Math.cos(k + 0.5), Math.sin(k + 0.5)]
  const x = (u * cosine + v * sine) / cell
  const y = (v * cosine - u * sine) / cell
  const i = Math.floor(x)
  const j = Math.floor(y)
  if (hash(i, j, seed) > share) return
  const radius = mix(0.18, 0.36, hash(i, j, seed + 1))
  const slack = 0.5 - radius
  const cx = x - i - 0.5 - slack * (hash(i, j, seed + 2) * 2 - 1)
  const cy = y - j - 0.5 - slack * (hash(i, j, seed + 3) * 2 - 1)
  const turn = hash(i, j, seed + 4) * Math.PI
  const [p, q] = [cx * Math.cos(turn) + cy * Math.sin(turn), cy * Math.cos(turn) - cx * Math.sin(turn)]
  const reach = Math.max(Math.abs(p) * 1.1, Math.abs(q) * 1.45, (Math.abs(p) + Math.abs(q)) * 0.95)
  const soft = Math.max(0.02, d / cell / 2)
  chip.share = visible * (1 - smoothstep(radius - soft, radius + soft, reach))
  chip.tone = tones[(hash(i, j, seed + 5) * tones.length) | 0]!
}
