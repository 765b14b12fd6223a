import { smoothstep } from '../../colour/curves.ts'
import { shareOf } from '../../raster/planes.ts'
import type { RoomModel } from '../room-model.ts'

type Evidence = Pick<RoomModel, 'agreement' | 'walls' | 'floor' | 'person' | 'ceiling' | 'straightness'>

/** What is left of the confidence when neither a ceiling line nor a floor was found. */
const WITHOUT_BOUNDS = 0.55
/** What many people in front of the room take from it. */
const HIDDEN = 0.6

/**
 * How sure (0…1) it is that the surfaces were understood: the three segmentations agree, there is enough wall, ceiling
 * line or floor bound it, straight lines speak for a room, and no people stand before it. Where it is low the paint
 * gives way to the style's grade alone.
 */
export function paintConfidence({
  agreement,
  walls,
  floor,
  person,
  ceiling,
  straightness,
}: Evidence): number {
  const area = walls.reduce((sum, group) => sum + group.area, 0)
  const bounded = ceiling.believed || shareOf(floor) > 0.03
  return (
    smoothstep(0.45, 0.8, agreement) *
    smoothstep(0.05, 0.16, area) *
    (bounded ? 1 : WITHOUT_BOUNDS) *
    smoothstep(0.3, 2, straightness.lines + straightness.upright) *
    (1 - HIDDEN * smoothstep(0.06, 0.2, shareOf(person)))
  )
}
