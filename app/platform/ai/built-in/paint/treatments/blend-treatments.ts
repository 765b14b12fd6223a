import { compare } from '#app/lib/compare.ts'
import { hexToOklab } from '../../colour/oklab.ts'
import type { Grade, Treatment } from './treatment.ts'

/**
 * Blends two styles. The one with lighter walls contributes the shell of the room: walls, ceiling and floor. The
 * other contributes wood, sofa and feature wall. Accents alternate, and the grade is the mean. Symmetric in its
 * arguments.
 */
export function blendTreatments(one: Treatment, other: Treatment): Treatment {
  const [calm, strong] = [one, other].sort(
    (p, q) => hexToOklab(q.wall)[0] - hexToOklab(p.wall)[0] || compare(p.wall, q.wall),
  ) as [Treatment, Treatment]
  const { featureWall, wood, soft } = strong
  const accents = strong.accents.flatMap((accent, index) => [accent, calm.accents[index] ?? accent])
  const grade = between(one.grade, other.grade)
  return { ...calm, featureWall, wood, soft, accents: accents.slice(0, 4), grade }
}

function between(p: Grade, q: Grade): Grade {
  const half = (key: 'warmth' | 'contrast' | 'saturation' | 'lift' | 'stops') => (p[key] + q[key]) / 2
  const tint = (key: 'shadowTint' | 'lightTint'): [number, number] => [
    (p[key][0] + q[key][0]) / 2,
    (p[key][1] + q[key][1]) / 2,
  ]
  return {
    warmth: half('warmth'),
    contrast: half('contrast'),
    saturation: half('saturation'),
    lift: half('lift'),
    stops: half('stops'),
    shadowTint: tint('shadowTint'),
    lightTint: tint('lightTint'),
  }
}
