import { clamp } from '../../colour/curves.ts'
import { hexToOklab, hueOf, oklabToHex } from '../../colour/oklab.ts'
import { otherWalls } from '../wall-colours.ts'
import { floorOf, woodOf } from './materials.ts'
import type { Treatment } from './treatment.ts'

interface Swatch {
  hex: string
  L: number
  a: number
  b: number
  chroma: number
  hue: number
}

const OAK = '#b08a5e'

/**
 * Derives a treatment from a palette, for styles without their own: the plain light colour for the walls, the wood
 * tone for wood and floor, the saturated ones as accents, a neutral mid-tone for the sofa.
 * @param palette `#rrggbb` colours; an empty palette gives warm whites and oak
 * @param materials names such as 'walnut' or 'polished concrete'
 */
export function treatmentFromPalette(palette: readonly string[], materials: readonly string[]): Treatment {
  const swatches = palette.map(swatch)
  if (swatches.length === 0) swatches.push(swatch('#e8e2d8'))
  const wall = best(swatches, (s) => 1 - Math.abs(s.L - 0.86) * 2.4 - s.chroma * 3)
  const wood = woodOf(materials) ?? best(swatches.filter(isWood), (s) => s.chroma)?.hex ?? OAK
  const rest = swatches.filter((s) => s !== wall)
  const strong = [...rest].sort((p, q) => q.chroma - p.chroma).slice(0, 3)
  const soft = best(rest, (s) => 1 - Math.abs(s.L - 0.58) * 2 - s.chroma * 2) ?? wall!
  const pale = best(rest, (s) => s.L - s.chroma * 2) ?? wall!
  const deep = best(rest, (s) => 1 - Math.abs(s.L - 0.4) * 2 + s.chroma) ?? wall!
  return {
    wall: toned(wall!, { L: Math.max(0.45, wall!.L) }),
    featureWall: toned(deep, { L: clamp(deep.L, 0.25, 0.55) }),
    otherWalls: otherWalls(wall!.hex, palette, wood),
    ceiling: toned(wall!, { L: 0.965, chroma: Math.min(0.012, wall!.chroma * 0.4) }),
    floor: floorOf(materials) ?? toned(swatch(wood), { L: clamp(swatch(wood).L + 0.05, 0.45, 0.8) }),
    floorMaterial: 'plank',
    wallMaterial: 'paint',
    wood,
    accents: strong.length ? strong.map((s) => s.hex) : [soft.hex],
    textile: toned(pale, { L: clamp(pale.L, 0.7, 0.85), chroma: Math.min(0.035, pale.chroma) }),
    soft: toned(soft, { L: clamp(soft.L, 0.4, 0.7), chroma: Math.min(0.08, soft.chroma) }),
    grade: gradeFor(swatches),
  }
}

/** Measures a colour, `#rrggbb`. */
export function swatch(hex: string): Swatch {
  const [L, a, b] = hexToOklab(hex)
  return { hex, L, a, b, chroma: Math.hypot(a, b), hue: hueOf(a, b) }
}

function best(swatches: Swatch[], score: (s: Swatch) => number): Swatch | undefined {
  let found: Swatch | undefined
  for (const s of swatches) if (!found || score(s) > score(found)) found = s
  return found
}

function isWood(s: Swatch): boolean {
  return s.hue > 40 && s.hue < 90 && s.chroma > 0.035 && s.chroma < 0.13 && s.L > 0.3 && s.L < 0.78
}

/** Changes the lightness or chroma and keeps the hue. */
export function toned(s: Swatch, to: { L?: number; chroma?: number }): string {
  const k = to.chroma === undefined || s.chroma === 0 ? 1 : to.chroma / s.chroma
  return oklabToHex(to.L ?? s.L, s.a * k, s.b * k)
}

/** Derives a grade with the palette's warmth, saturation and contrast. */
function gradeFor(swatches: Swatch[]): Treatment['grade'] {
  const mean = (value: (s: Swatch) => number) =>
    swatches.reduce((sum, s) => sum + value(s), 0) / swatches.length
  const lightness = swatches.map((s) => s.L)
  const span = Math.max(...lightness) - Math.min(...lightness)
  const warm = clamp(mean((s) => s.b) / 0.06, -1, 1)
  return {
    warmth: 0.03 * warm,
    contrast: 1 + 0.1 * clamp(span - 0.25),
    saturation: clamp(0.84 + 2.2 * mean((s) => s.chroma), 0.84, 1.05),
    lift: 0.015 * clamp(mean((s) => s.L) * 2 - 1, -0.3, 1),
    stops: 0.08 * clamp(mean((s) => s.L) - 0.45, -0.3, 0.4),
    shadowTint: [0, -0.002],
    lightTint: [0.001 * warm, 0.005 * Math.max(0, warm)],
  }
}
