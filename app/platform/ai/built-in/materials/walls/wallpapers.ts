import { luminance } from '#app/lib/colour/srgb.ts'
import { smoothstep } from '../../colour/curves.ts'
import type { Material, Patch, Recipe } from '../material.ts'
import { fade, stripes } from '../pattern/filtered.ts'
import { grain } from '../pattern/noise.ts'
import { tint } from '../pattern/tint.ts'

/** Difference in Oklab L between figure and paper: darker on light paper, lighter below the L of DARK. */
const FIGURE = 0.038
const DARK = 0.5

/** Tone-on-tone stripes. @param period distance between stripes in metres */
export function stripedPaper({ colour, seed }: Recipe, { period = 0.16 } = {}): Material {
  const contrast = contrastOn(colour)
  return (patch, out) => {
    const figure = (stripes(patch.u, patch.du, period, period / 2) - 0.5) * fade(patch.du, period)
    tint(colour, contrast * figure + 0.012 * grain(patch, 60, 60, seed), out)
  }
}

/** Rows of fans with three ribs each, as in the 1920s. @param width of a fan in metres */
export function fanPaper({ colour }: Recipe, { width = 0.26 } = {}): Material {
  return drawn(colour, fanLines, 0.2, width)
}

/** An ogee trellis with leaves, two to a repeat. @param width of a repeat in metres */
export function leafPaper({ colour }: Recipe, { width = 0.3 } = {}): Material {
  return drawn(colour, leaves, 0.3, width)
}

/** Grasscloth: fine horizontal threads of uneven strength. */
export function grasscloth({ colour, seed }: Recipe): Material {
  return (patch, out) => {
    const threads = 0.1 * grain(patch, 4, 170, seed) + 0.06 * grain(patch, 1.2, 60, seed + 1)
    tint(colour, threads + 0.03 * grain(patch, 1.1, 9, seed + 2), out)
  }
}

/**
 * A paper with a drawn figure.
 * @param figure coverage (0…1) at a place, in repeats; `soft` is the pixel's size there
 * @param share mean coverage of the figure
 */
function drawn(
  colour: Recipe['colour'],
  figure: (x: number, y: number, soft: number) => number,
  share: number,
  width: number,
): Material {
  const contrast = contrastOn(colour)
  return ({ u, v, du, dv }: Patch, out) => {
    const visible = fade(Math.max(du, dv), width / 4)
    const covers = visible > 0 ? figure(u / width, v / width, Math.max(du, dv) / width) - share : 0
    tint(colour, contrast * visible * covers, out)
  }
}

/** Relative change of light that equals `FIGURE` in L, because luminance is the cube of L. */
function contrastOn(colour: Recipe['colour']): number {
  const lightness = Math.cbrt(Math.max(0.01, luminance(...colour)))
  return (3 * FIGURE * (lightness < DARK ? 1.6 : -1)) / lightness
}

const RIBS = [0.98, 0.68, 0.38]
const RIB = 0.035

/** Overlapping discs, each row shifted by half a disc; lower rows lie on top. */
function fanLines(x: number, y: number, soft: number): number {
  const step = 0.5
  const last = Math.ceil(y / step)
  for (let row = last - 2; row <= last; row++) {
    const shift = row % 2 === 0 ? 0 : 0.5
    const cx = Math.round(x - shift) + shift
    const reach = Math.hypot(x - cx, y - row * step) * 2
    if (reach > 1 || y < row * step) continue
    let ink = 0
    for (const rib of RIBS) ink = Math.max(ink, lineAt(reach - rib, RIB, soft * 2))
    return ink
  }
  return 0
}

/** An ogee lattice: waves that meet, with a leaf in every mesh. */
function leaves(x: number, y: number, soft: number): number {
  const swing = 0.25 * Math.cos(Math.PI * y)
  const wave = Math.min(distance(x - swing, 1), distance(x + swing, 1))
  const stalk = lineAt(wave, 0.022, soft)
  const even = Math.round(y)
  const shift = even % 2 === 0 ? 0 : 0.5
  const across = Math.abs(x - shift - Math.round(x - shift))
  const along = Math.abs(y - even) / 0.36
  const leaf = along >= 1 ? 0 : smoothstep(-soft, soft, 0.13 * (1 - along * along) - across)
  return Math.max(stalk, leaf * (1 - 0.7 * lineAt(across, 0.008, soft)))
}

function distance(x: number, period: number): number {
  return Math.abs(x - Math.round(x / period) * period)
}

/** Coverage of a pixel `soft` wide by a line at distance `x`. */
function lineAt(x: number, halfWidth: number, soft: number): number {
  const d = Math.max(soft, 0.004)
  return 1 - smoothstep(halfWidth - d, halfWidth + d, Math.abs(x))
}
