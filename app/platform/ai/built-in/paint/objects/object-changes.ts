import { hueDistance } from '#app/lib/colour/hue-distance.ts'
import type { Triple } from '#app/lib/colour/srgb.ts'
import { clamp, mix, smoothstep } from '../../colour/curves.ts'
import { hexToOklab, hueOf } from '../../colour/oklab.ts'
import type { Treatment } from '../treatments/treatment.ts'
import { type HueFamily, type ObjectStatistics, plantWeight, woodWeight } from './object-statistics.ts'

/**
 * A change of an object's colour: its Oklab a, b are multiplied by a complex number (rotation and scale) and shifted,
 * and its lightness is lifted. All pixels change alike, so that grain, folds and highlights stay.
 */
export interface ColourChange {
  real: number
  imaginary: number
  a: number
  b: number
  lift: number
}

/** A hue family with the accent it changes to. */
interface Accent extends HueFamily {
  L2: number
  hue2: number
  chroma2: number
}

/** Strength of the tint on soft furnishing: clear on a sofa, still believable on a counter labelled as one. */
const UPHOLSTERY = 0.5
/** Maximum rotation of the hue of wood, in degrees. Cherry turned to honey looks like olive. */
const WOOD_TURN = 22
/** Hue differences in degrees at which a colour still takes the accent, and is only muted: red must not turn blue. */
const RELATED = [55, 85] as const
const MUTED = 0.6
/** Strength of the tint on neutral things. */
const TEXTILE = 0.55

/** Chroma range in which a thing becomes a light source, such as a screen or a coloured lamp. */
const GLOWING = [0.18, 0.23] as const

/** Computes how the objects of a room change in a style, from the mean Oklab colour of one object at a time. */
export class ObjectChanges {
  private readonly accents: Accent[]
  private readonly wood: Triple
  private readonly woodShift: number
  private readonly textile: Triple
  private readonly soft: Triple
  private readonly softShift: number
  private readonly softL: number

  constructor(statistics: ObjectStatistics, look: Treatment) {
    this.accents = assignAccents(statistics.families, look.accents)
    this.wood = hexToOklab(look.wood)
    this.woodShift = clamp((this.wood[0] - statistics.woodL) * 0.7, -0.22, 0.16)
    this.textile = hexToOklab(look.textile)
    this.soft = hexToOklab(look.soft)
    this.softShift = clamp((this.soft[0] - statistics.softL) * 0.6, -0.12, 0.14)
    this.softL = Math.max(0.2, statistics.softL + this.softShift)
  }

  /**
   * @param mean Oklab of the object
   * @param soft fraction (0…1) of the object that belongs to the largest soft furnishing
   */
  changeOf([L, a, b]: Triple, soft: number): ColourChange {
    const change: ColourChange = { real: 1, imaginary: 0, a: 0, b: 0, lift: 0 }
    const chroma = Math.hypot(a, b)
    const hue = hueOf(a, b)
    const woody = woodWeight(L, chroma, hue)
    this.stain(change, chroma, hue, woody)
    this.accent(change, { L, chroma, hue }, 1 - smoothstep(0, 0.5, woody))
    this.tint(change, L, chroma)
    if (soft > 0.02) this.upholster(change, L, soft)
    return change
  }

  /** Stains wood in the style's tone, always in a hue of wood. */
  private stain(change: ColourChange, chroma: number, hue: number, weight: number): void {
    if (weight <= 0.01) return
    const target = Math.hypot(this.wood[1], this.wood[2])
    const stretch = clamp(target / chroma, 0.45, 1.3)
    const angle = clamp(hueOf(this.wood[1], this.wood[2]) - hue, -WOOD_TURN, WOOD_TURN)
    turn(change, angle, stretch, smoothstep(0, 0.6, weight))
    change.lift += this.woodShift * weight
  }

  /** Turns saturated colours into the accents. Leaves stay green. */
  private accent(change: ColourChange, { L, chroma, hue }: HueFamily, weight: number): void {
    const strong =
      smoothstep(0.045, 0.08, chroma) *
      (1 - smoothstep(...GLOWING, chroma)) *
      (1 - plantWeight(chroma, hue)) *
      smoothstep(0.1, 0.26, L) *
      weight
    if (strong <= 0.01) return
    const near = (accent: Accent) => 1 - smoothstep(18, 40, hueDistance(hue, accent.hue))
    const [accent] = [...this.accents].sort((p, q) => near(q) - near(p))
    const t = accent ? near(accent) * strong * 0.9 : 0
    if (t <= 0.01) return
    const related = 1 - smoothstep(...RELATED, hueDistance(accent!.hue2, hue))
    const stretch = clamp(accent!.chroma2 / accent!.chroma, 0.35, 1.15)
    turn(change, related * shortest(accent!.hue2 - hue), mix(Math.min(MUTED, stretch), stretch, related), t)
    change.lift += (accent!.L2 - accent!.L) * 0.45 * t * related
  }

  /** Tints mid-tones without a hue. */
  private tint(change: ColourChange, L: number, chroma: number): void {
    const grey = 1 - smoothstep(0.018, 0.035, chroma)
    const t = TEXTILE * grey * smoothstep(0.2, 0.4, L) * (1 - smoothstep(0.85, 0.95, L))
    move(change, this.textile[1] * 0.6, this.textile[2] * 0.6, t)
  }

  private upholster(change: ColourChange, L: number, weight: number): void {
    const t = weight * UPHOLSTERY
    const k = clamp(L / this.softL, 0, 1.15) * 0.72
    move(change, this.soft[1] * k, this.soft[2] * k, t * 0.85)
    change.lift += this.softShift * t
  }
}

const shortest = (angle: number) => (((angle % 360) + 540) % 360) - 180

/** Rotates by an angle in degrees and scales, weighted by `weight`. */
function turn(change: ColourChange, angle: number, stretch: number, weight: number): void {
  const radians = (shortest(angle) * weight * Math.PI) / 180
  const factor = mix(1, stretch, weight)
  const [real, imaginary] = [factor * Math.cos(radians), factor * Math.sin(radians)]
  const before = change.real
  change.real = before * real - change.imaginary * imaginary
  change.imaginary = before * imaginary + change.imaginary * real
}

/** Blends towards a colour by `weight`. */
function move(change: ColourChange, a: number, b: number, weight: number): void {
  const stays = 1 - weight
  change.real *= stays
  change.imaginary *= stays
  change.a = change.a * stays + a * weight
  change.b = change.b * stays + b * weight
}

/** Assigns each family the accent nearest in lightness and hue, unused if possible. Plants keep their green. */
function assignAccents(families: readonly HueFamily[], accents: readonly string[]): Accent[] {
  const colours = accents.map(hexToOklab)
  const used = new Set<Triple>()
  const assigned: Accent[] = []
  for (const family of families) {
    if (plantWeight(0.1, family.hue) > 0.5) continue
    const price = (colour: Triple) =>
      Math.abs(colour[0] - family.L) +
      hueDistance(hueOf(colour[1], colour[2]), family.hue) / 120 +
      (used.has(colour) ? 0.25 : 0)
    const [colour] = [...colours].sort((p, q) => price(p) - price(q))
    if (!colour) continue
    used.add(colour)
    const [L2, a, b] = colour
    assigned.push({ ...family, L2, hue2: hueOf(a, b), chroma2: Math.hypot(a, b) })
  }
  return assigned
}
