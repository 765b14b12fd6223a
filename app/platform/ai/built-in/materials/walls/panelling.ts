import type { Material, Patch, Recipe } from '../material.ts'
import { covered, fade, stripes } from '../pattern/filtered.ts'
import { grain, hash } from '../pattern/noise.ts'
import { tint } from '../pattern/tint.ts'

/** Darkness of the joints between painted boards, and lightness of the edges beside them. */
const SHADOW = 0.42
const EDGE = 0.1

/** Boards with shadow gaps. @param width of a board in metres @param upright whether boards are vertical */
export function paintedBoards({ colour, seed }: Recipe, { width = 0.14, upright = false } = {}): Material {
  const groove = 0.006
  return ({ u, v, du, dv }, out) => {
    const x = upright ? u : v
    const dx = upright ? du : dv
    const shadow = stripes(x, dx, width, groove) - groove / width
    const edge = stripes(x - groove, dx, width, groove) - groove / width
    const own = (hash(Math.floor(x / width), 0, seed) - 0.5) * 0.03 * fade(dx, width)
    tint(colour, own - SHADOW * shadow + EDGE * edge, out)
  }
}

/** Half-round wooden flutes. @param width of a flute in metres */
export function flutes({ colour, seed }: Recipe, { width = 0.04 } = {}): Material {
  return (patch, out) => {
    const { u, du } = patch
    const groove = (stripes(u, du, width, width * 0.24) - 0.24) * fade(du, width)
    const round = Math.sin((2 * Math.PI * u) / width) * 0.12 * fade(du, width)
    const wood = 0.06 * grain(patch, 60, 1.5, seed) + 0.05 * grain(patch, 180, 4, seed + 1)
    tint(colour, wood + round - 0.5 * groove, out, true)
  }
}

/** Panels in a wall, in metres: width and margin, and the heights above the floor of two rows. */
const PANEL = { width: 0.82, margin: 0.1 }
const ROWS = [
  { from: 0.16, to: 0.8 },
  { from: 1.0, to: 2.4 },
] as const
const MOULDING = 0.022
const RAIL = { from: 0.87, to: 0.93 }

/** Classic painted panelling with mouldings and a dado rail. `v` is the height above the floor. */
export function panels({ colour }: Recipe): Material {
  return ({ u, v, du, dv }: Patch, out) => {
    const x = u - Math.floor(u / PANEL.width) * PANEL.width
    const frame = { left: PANEL.margin / 2, right: PANEL.width - PANEL.margin / 2 }
    let tone = moulding(v, dv, RAIL.from, 1, 1) + moulding(v, dv, RAIL.to, -1, 1)
    for (const { from, to } of ROWS) {
      const inside = covered(x, du, frame.left, frame.right)
      const beside = covered(v, dv, from, to)
      tone += moulding(v, dv, from, -1, inside) + moulding(v, dv, to, 1, inside)
      tone += moulding(x, du, frame.left, 1, beside) + moulding(x, du, frame.right, -1, beside)
    }
    tint(colour, tone * fade(du, PANEL.width), out)
  }
}

/** A moulding lit from above: a dark and a light line side by side. @param side of the dark line */
function moulding(x: number, dx: number, at: number, side: 1 | -1, share: number): number {
  if (share === 0) return 0
  const dark = covered(x, dx, at, at + MOULDING)
  const light = covered(x, dx, at - MOULDING, at)
  return 0.16 * share * side * (light - dark)
}
