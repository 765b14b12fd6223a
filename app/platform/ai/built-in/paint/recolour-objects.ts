import { clamp, mix, smoothstep } from '../colour/curves.ts'
import { hexToOklab, hueDistance, hueOf } from '../colour/oklab.ts'
import type { Triple } from '../colour/srgb.ts'
import { type HueFamily, type ObjectStatistics, plantWeight, woodWeight } from './object-statistics.ts'
import type { Treatment } from './treatment.ts'

/** A hue family with the accent that it turns into. */
interface Accent extends HueFamily {
  L2: number
  a: number
  b: number
}

/** Strength of the soft furnishing's tint: clear on a sofa, still believable on a counter taken for one. */
const UPHOLSTERY = 0.5

/** Maps colours of furniture, wood and textiles to the style's. Works on one Oklab colour at a time. */
export class ObjectColours {
  private readonly accents: Accent[]
  private readonly wood: Triple
  private readonly woodChroma: number
  private readonly woodShift: number
  private readonly textile: Triple
  private readonly soft: Triple
  private readonly softShift: number
  private readonly softL: number

  constructor(statistics: ObjectStatistics, look: Treatment) {
    this.accents = assignAccents(statistics.families, look.accents)
    this.wood = hexToOklab(look.wood)
    this.woodChroma = Math.hypot(this.wood[1], this.wood[2])
    this.woodShift = clamp((this.wood[0] - statistics.woodL) * 0.7, -0.22, 0.16)
    this.textile = hexToOklab(look.textile)
    this.soft = hexToOklab(look.soft)
    this.softShift = clamp((this.soft[0] - statistics.softL) * 0.6, -0.12, 0.14)
    this.softL = Math.max(0.2, statistics.softL + this.softShift)
  }

  /**
   * Recolours one pixel in place.
   * @param lab Oklab of the pixel
   * @param weight how far the change may go, 0…1
   * @param soft how much the pixel belongs to the largest soft furnishing, 0…1
   */
  apply(lab: Float64Array, weight: number, soft: number): void {
    const L = lab[0]!
    const chroma = Math.hypot(lab[1]!, lab[2]!)
    if (chroma > 0.02) {
      const hue = hueOf(lab[1]!, lab[2]!)
      const woody = woodWeight(L, chroma, hue)
      this.accent(lab, chroma, hue, weight * (1 - woody))
      this.stain(lab, chroma, weight * woody)
    } else {
      const t = weight * 0.55 * smoothstep(0.2, 0.4, L) * (1 - smoothstep(0.85, 0.95, L))
      lab[1] = mix(lab[1]!, this.textile[1] * 0.6, t)
      lab[2] = mix(lab[2]!, this.textile[2] * 0.6, t)
    }
    if (soft > 0.02) this.upholster(lab, soft * weight)
  }

  /** Turns strong colours into the accents; leaves stay green. */
  private accent(lab: Float64Array, chroma: number, hue: number, weight: number): void {
    const inShade = smoothstep(0.1, 0.26, lab[0]!)
    const strong = smoothstep(0.04, 0.075, chroma) * (1 - plantWeight(chroma, hue)) * inShade * weight
    if (strong <= 0.01) return
    let [sum, a, b, shift] = [0, 0, 0, 0]
    for (const accent of this.accents) {
      const near = 1 - smoothstep(18, 40, hueDistance(hue, accent.hue))
      const k = near * Math.min(1.1, 0.35 + (0.6 * chroma) / accent.chroma)
      a += accent.a * k
      b += accent.b * k
      shift += (accent.L2 - accent.L) * 0.45 * near
      sum += near
    }
    if (sum === 0) return
    const t = Math.min(1, sum) * strong * 0.9
    lab[1] = mix(lab[1]!, a / sum, t)
    lab[2] = mix(lab[2]!, b / sum, t)
    lab[0]! += (shift / sum) * t * smoothstep(0.02, 0.2, lab[0]!)
  }

  /** Stains wood in the style's tone; its grain stays. */
  private stain(lab: Float64Array, chroma: number, weight: number): void {
    if (weight <= 0.01) return
    const k = this.woodChroma ? clamp(chroma / this.woodChroma, 0.4, 1.15) : 1
    lab[1] = mix(lab[1]!, this.wood[1] * k, weight * 0.85)
    lab[2] = mix(lab[2]!, this.wood[2] * k, weight * 0.85)
    lab[0]! += this.woodShift * weight * smoothstep(0.05, 0.25, lab[0]!)
  }

  private upholster(lab: Float64Array, weight: number): void {
    const t = weight * UPHOLSTERY
    const L = lab[0]!
    const k = clamp(L / this.softL, 0, 1.15) * 0.72
    lab[1] = mix(lab[1]!, this.soft[1] * k + lab[1]! * 0.15, t)
    lab[2] = mix(lab[2]!, this.soft[2] * k + lab[2]! * 0.15, t)
    lab[0] = L + this.softShift * t * smoothstep(0.08, 0.3, L) * (1 - smoothstep(0.75, 0.95, L))
  }
}

/** Gives each family the accent nearest in lightness, a fresh one if possible. Plants keep their green. */
function assignAccents(families: readonly HueFamily[], accents: readonly string[]): Accent[] {
  const colours = accents.map(hexToOklab)
  const used = new Set<Triple>()
  const assigned: Accent[] = []
  for (const family of families) {
    if (plantWeight(0.1, family.hue) > 0.5) continue
    const price = (colour: Triple) => Math.abs(colour[0] - family.L) + (used.has(colour) ? 0.25 : 0)
    const [colour] = [...colours].sort((p, q) => price(p) - price(q))
    if (!colour) continue
    used.add(colour)
    assigned.push({ ...family, L2: colour[0], a: colour[1], b: colour[2] })
  }
  return assigned
}
