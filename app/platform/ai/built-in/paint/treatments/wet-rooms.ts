import { clamp } from '../../colour/curves.ts'
import type { FloorName } from '../../materials/catalogue.ts'
import { swatch, toned } from './palette-roles.ts'
import type { Treatment } from './treatment.ts'

/** Rooms whose floor gets wet. */
const WET_ROOMS: readonly (string | undefined)[] = ['Bathroom', 'Laundry Room']
/** Floors that nobody lays there. */
const DRY_FLOORS: readonly FloorName[] = [
  ...(['plank', 'broad plank', 'herringbone', 'chevron'] as const),
  ...(['carpet', 'matting', 'tatami'] as const),
]
/** Oklab lightness and maximum chroma of tiles in the place of wood: stone in its hue. */
const PALEST = 0.82
const DARKEST = 0.5
const STONE_CHROMA = 0.022

/**
 * A style's design for a room of this type: a bathroom gets tiles where the style lays boards, carpet or mats.
 * @param roomType such as 'Bathroom'; undefined when unknown
 */
export function designFor(roomType: string | undefined, design: Treatment): Treatment {
  if (!WET_ROOMS.includes(roomType) || !DRY_FLOORS.includes(design.floorMaterial)) return design
  return { ...design, floorMaterial: 'tile', floor: stoneLike(design.floor) }
}

/** The stone with the hue of a wood, a little paler. */
function stoneLike(wood: string): string {
  const own = swatch(wood)
  return toned(own, { L: clamp(own.L + 0.06, DARKEST, PALEST), chroma: Math.min(STONE_CHROMA, own.chroma) })
}
