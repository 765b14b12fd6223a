import { linearToSrgb, type Triple } from '#app/lib/colour/srgb.ts'
import type { Boldness } from '../../surfaces.ts'
import { clamp, mix } from '../colour/curves.ts'
import { hexToOklab, oklabToLinear } from '../colour/oklab.ts'
import type { Mattes } from './mattes.ts'
import type { Grade, Treatment } from './treatment.ts'

interface Degree {
  /** Share of the paint and of the new colours that replaces the photo's own. */
  cover: number
  /** Factor on the distance of the grade from one that changes nothing. */
  grade: number
  /** Factor on the chroma of every colour. */
  chroma: number
  /** How much darker (Oklab L) a colour gets that is neither light nor dark. */
  depth: number
  /** Whether materials are laid; otherwise their colours are painted, because a pattern half laid shows the floor below. */
  laysMaterials: boolean
}

const DEGREES: Record<Boldness, Degree> = {
  softer: { cover: 0.62, grade: 0.6, chroma: 1, depth: 0, laysMaterials: false },
  usual: { cover: 1, grade: 1, chroma: 1, depth: 0, laysMaterials: true },
  bolder: { cover: 1, grade: 1.25, chroma: 1.2, depth: 0.05, laysMaterials: true },
}

/** Share of the paint and of the new colours that replaces the photo's own, 0…1. */
export const coverOf = (boldness: Boldness): number => DEGREES[boldness].cover

/** What materials may be laid on: nothing where only their colours are painted. */
export function laidMattes(mattes: Mattes, boldness: Boldness): Mattes {
  if (DEGREES[boldness].laysMaterials) return mattes
  const { floorSurface: _floor, wallSurfaces: _walls, ...plain } = mattes
  return plain
}

/** A treatment with stronger colours and a stronger grade, or a weaker grade. */
export function boldened(look: Treatment, boldness: Boldness): Treatment {
  const degree = DEGREES[boldness]
  if (boldness === 'usual') return look
  const grade = strengthened(look.grade, degree.grade)
  if (boldness === 'softer') return { ...look, grade }
  const deep = (hex: string) => deepened(hex, degree)
  const { wall, featureWall, floor, rug, wood, textile, soft } = look
  return {
    ...look,
    grade,
    ...{ wall: deep(wall), featureWall: deep(featureWall), floor: deep(floor), rug: deep(rug) },
    ...{ wood: deep(wood), textile: deep(textile), soft: deep(soft), accents: look.accents.map(deep) },
    ...(look.otherWalls && { otherWalls: look.otherWalls.map(deep) }),
  }
}

function deepened(hex: string, { chroma, depth }: Degree): string {
  const [L, a, b] = hexToOklab(hex)
  const rgb: Triple = [0, 0, 0]
  // A light style stays light, and what is dark already would lose its colour.
  const darker = depth * clamp((0.85 - L) / 0.1) * clamp((L - 0.3) / 0.2)
  oklabToLinear(L - darker, a * chroma, b * chroma, rgb)
  return `#${rgb.map((channel) => linearToSrgb(clamp(channel)).toString(16).padStart(2, '0')).join('')}`
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
