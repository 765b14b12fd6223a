import type { Material, Patch, Recipe } from '../material.ts'
import { edges, fade, stripes } from '../pattern/filtered.ts'
import { grain, hash } from '../pattern/noise.ts'
import { cover, groundFor, times, tint } from '../pattern/tint.ts'

/** Cut pile: soft shades where people walked, and tufts at close range. */
export function carpet({ colour, seed }: Recipe): Material {
  return (patch, out) => {
    const shades = 0.05 * grain(patch, 1.6, 1.6, seed) + 0.045 * grain(patch, 7, 7, seed + 1)
    const tufts = 0.1 * grain(patch, 70, 70, seed + 2) + 0.14 * grain(patch, 210, 210, seed + 3)
    tint(colour, shades + tufts, out)
  }
}

/** Sisal or sea-grass: ribs across u, with knots along them. */
export function matting({ colour, seed }: Recipe): Material {
  const rib = 0.012
  return (patch, out) => {
    const groove = (stripes(patch.u, patch.du, rib, rib * 0.3) - 0.3) * fade(patch.du, rib)
    const knots = 0.14 * grain(patch, 1 / rib, 90, seed) + 0.05 * grain(patch, 2, 2, seed + 1)
    tint(colour, knots - 0.34 * groove, out, true)
  }
}

/** A tatami mat's length and width in metres, and the width of the cloth border along its long sides. */
const MAT = { length: 1.82, width: 0.91 }
const BORDER = 0.055
const BORDER_LIGHT = 0.34

/** Tatami in rows shifted by half a mat: fine rush along u, with dark cloth borders. */
export function tatami({ colour, seed }: Recipe): Material {
  const cloth = times(colour, BORDER_LIGHT)
  const rush = groundFor(colour, cloth, BORDER / MAT.width)
  return (patch, out) => {
    const { u, v, du, dv } = patch
    const row = Math.floor(v / MAT.width)
    const shifted = u + (row % 2 ? MAT.length / 2 : 0)
    const column = Math.floor(shifted / MAT.length)
    const own = (hash(row, column, seed) - 0.5) * 0.1 * fade(dv, MAT.width)
    tint(rush, own + rushTone(patch, seed), out, true)
    cover(out, cloth, edges(v - row * MAT.width, dv, MAT.width, BORDER))
    const end = edges(shifted - column * MAT.length, du, MAT.length, 0.006)
    cover(out, cloth, 0.6 * end * fade(dv, MAT.width))
  }
}

function rushTone(patch: Patch, seed: number): number {
  const rows = 0.07 * grain(patch, 22, 260, seed + 1)
  return rows + 0.05 * grain(patch, 3, 40, seed + 2) + 0.03 * grain(patch, 1, 2, seed + 3)
}
