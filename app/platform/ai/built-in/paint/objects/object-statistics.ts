import type { Triple } from '#app/lib/colour/srgb.ts'
import { mix, smoothstep } from '../../colour/curves.ts'
import { hueOf } from '../../colour/oklab.ts'
import type { RoomModel } from '../../room/room-model.ts'

/** A family of similar hues among the room's objects. */
export interface HueFamily {
  /** Degrees. */
  hue: number
  /** Mean Oklab lightness and chroma. */
  L: number
  chroma: number
}

export interface ObjectStatistics {
  /** The strongest hue families, at most three. */
  families: HueFamily[]
  /** Mean Oklab lightness of wooden things; 0.5 when there are none. */
  woodL: number
  /** Mean Oklab lightness of the largest soft furnishing; 0.5 when there is none. */
  softL: number
}

const BINS = 36
const BIN_WIDTH = 360 / BINS
const MAX_FAMILIES = 3

/** Similarity (0…1) of a colour to wood, from cherry to honey, neither grey nor vivid. Orange fabric matches too. */
export function woodWeight(L: number, chroma: number, hue: number): number {
  return (
    smoothstep(0.028, 0.05, chroma) *
    (1 - smoothstep(0.17, 0.21, chroma)) *
    smoothstep(26, 38, hue) *
    (1 - smoothstep(84, 98, hue)) *
    smoothstep(0.12, 0.22, L) *
    (1 - smoothstep(0.78, 0.88, L))
  )
}

/** Similarity (0…1) of a colour to leaves. */
export function plantWeight(chroma: number, hue: number): number {
  // Leaves in shade are yellower and duller than mustard-coloured fabric.
  const first = mix(84, 96, smoothstep(0.07, 0.11, chroma))
  return smoothstep(first, first + 12, hue) * (1 - smoothstep(160, 180, hue)) * smoothstep(0.02, 0.04, chroma)
}

/** Whether an Oklab colour may be skin, light or dark. Small wooden things match too. */
export function mayBeSkin([L, a, b]: Triple): boolean {
  const [chroma, hue] = [Math.hypot(a, b), hueOf(a, b)]
  return hue > 18 && hue < 75 && chroma > 0.03 && chroma < 0.13 && L > 0.2 && L < 0.9
}

/** Measures the colours of a room's objects. */
export function measureObjects(room: RoomModel): ObjectStatistics {
  const { L, a, b, objects, soft } = room
  const bins = { weight: new Float64Array(BINS), L: new Float64Array(BINS), chroma: new Float64Array(BINS) }
  const wood = { L: 0, weight: 0 }
  const sofa = { L: 0, weight: 0 }
  for (let i = 0; i < L.length; i++) {
    if (soft[i]! > 0.5) {
      sofa.L += L[i]!
      sofa.weight++
    }
    if (!objects[i]) continue
    const chroma = Math.hypot(a[i]!, b[i]!)
    const hue = hueOf(a[i]!, b[i]!)
    const woody = woodWeight(L[i]!, chroma, hue)
    wood.L += L[i]! * woody
    wood.weight += woody
    if (chroma <= 0.045 || woody >= 0.5) continue
    const bin = Math.min(BINS - 1, (hue / BIN_WIDTH) | 0)
    bins.weight[bin]! += chroma
    bins.L[bin]! += L[i]! * chroma
    bins.chroma[bin]! += chroma * chroma
  }
  return {
    families: strongestFamilies(bins, L.length * 0.00015),
    woodL: wood.weight > L.length * 0.002 ? wood.L / wood.weight : 0.5,
    softL: sofa.weight ? sofa.L / sofa.weight : 0.5,
  }
}

function strongestFamilies(
  bins: { weight: Float64Array; L: Float64Array; chroma: Float64Array },
  least: number,
): HueFamily[] {
  const left = bins.weight.slice()
  const at = (bin: number) => (bin + BINS) % BINS
  const families: HueFamily[] = []
  while (families.length < MAX_FAMILIES) {
    const strength = left.map((w, i) => w * 0.5 + left[at(i + 1)]! * 0.25 + left[at(i - 1)]! * 0.25)
    const peak = strength.indexOf(Math.max(...strength))
    if (strength[peak]! < least) break
    let [weight, L, chroma] = [0, 0, 0]
    for (let d = -2; d <= 2; d++) {
      weight += bins.weight[at(peak + d)]!
      L += bins.L[at(peak + d)]!
      chroma += bins.chroma[at(peak + d)]!
      left[at(peak + d)] = 0
    }
    families.push({ hue: (peak + 0.5) * BIN_WIDTH, L: L / weight, chroma: chroma / weight })
  }
  return families
}
