import type { Boldness } from '../../surfaces.ts'
import { clamp, mix } from '../colour/curves.ts'
import { hexToOklab, oklabToHex } from '../colour/oklab.ts'
import type { Mattes } from './mattes.ts'
import type { Grade, Treatment } from './treatments/treatment.ts'

interface Degree {
  /** Opacity of the paint and the new colours over the photo's own. */
  cover: number
  /** Factor on the grade's deviation from neutral. */
  grade: number
  /** Factor on the chroma of every colour. */
  chroma: number
  /** Reduction in Oklab L of colours that are neither light nor dark. */
  depth: number
  /**
   * Whether to lay materials. Otherwise their colours are painted, because a half-transparent pattern shows the old
   * floor.
   */
  laysMaterials: boolean
}

const DEGREES: Record<Boldness, Degree> = {
  softer: { cover: 0.62, grade: 0.6, chroma: 1, depth: 0, laysMaterials: false },
  usual: { cover: 1, grade: 1, chroma: 1, depth: 0, laysMaterials: true },
  bolder: { cover: 1, grade: 1.25, chroma: 1.2, depth: 0.05, laysMaterials: true },
}

/** Opacity (0…1) of the paint and the new colours over the photo's own. */
export const coverOf = (boldness: Boldness): number => DEGREES[boldness].cover

/** Removes the surfaces for materials when only colours are painted. */
export function laidMattes(mattes: Mattes, boldness: Boldness): Mattes {
  if (DEGREES[boldness].laysMaterials) return mattes
  const { floorSurface: _floor, wallSurfaces: _walls, ...plain } = mattes
  return plain
}

/** Returns a treatment with stronger colours and a stronger grade, or with a weaker grade. */
export function boldened(look: Treatment, boldness: Boldness): Treatment {
  const degree = DEGREES[boldness]
  if (boldness === 'usual') return look
  const grade = strengthened(look.grade, degree.grade)
  if (boldness === 'softer') return { ...look, grade }
  const deep = (hex: string) => deepened(hex, degree)
  const { wall, featureWall, floor, wood, textile, soft } = look
  return {
    ...look,
    grade,
    ...{ wall: deep(wall), featureWall: deep(featureWall), floor: deep(floor) },
    ...{ wood: deep(wood), textile: deep(textile), soft: deep(soft), accents: look.accents.map(deep) },
    ...(look.otherWalls && { otherWalls: look.otherWalls.map(deep) }),
  }
}

function deepened(hex: string, { chroma, depth }: Degree): string {
  const [L, a, b] = hexToOklab(hex)
  // Light colours stay light, and very dark ones would lose their hue.
  const darker = depth * clamp((0.85 - L) / 0.1) * clamp((L - 0.3) / 0.2)
  return oklabToHex(L - darker, a * chroma, b * chroma)
}

function strengthened(grade: Grade, factor: number): Grade {
  const tint = ([a, b]: [number, number]): [number, number] => [a * factor, b * factor]
  return {
    warmth: grade.warmth * factor,
    contrast: mix(1, grade.contrast, factor),
    saturation: mix(1, grade.saturation, factor),
    lift: grade.lift * factor,
    stops: grade.stops * factor,
    shadowTint: tint(grade.shadowTint),
    lightTint: tint(grade.lightTint),
  }
}
