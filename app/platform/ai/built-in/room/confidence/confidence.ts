import { smoothstep } from '../../colour/curves.ts'
import { shareOf } from '../../raster/planes.ts'
import type { RoomModel } from '../room-model.ts'

type Evidence = Pick<RoomModel, 'agreement' | 'walls' | 'floor' | 'person' | 'ceiling' | 'straightness'>

/** Factor when neither a ceiling line nor a floor was found. */
const WITHOUT_BOUNDS = 0.55
/** Maximum reduction by people in front of the room. */
const HIDDEN = 0.6

/**
 * Confidence (0…1) in the surfaces. It is high when the segmentations agree, there is enough wall, a ceiling line or
 * floor bounds the walls, straight lines suggest a room, and no people hide it. Where it is low, the style's grade
 * replaces the paint.
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
  const bounded = ceiling.isReliable || shareOf(floor) > 0.03
  return (
    smoothstep(0.45, 0.8, agreement) *
    smoothstep(0.05, 0.16, area) *
    (bounded ? 1 : WITHOUT_BOUNDS) *
    smoothstep(0.3, 2, straightness.lines + straightness.upright) *
    (1 - HIDDEN * smoothstep(0.06, 0.2, shareOf(person)))
  )
}
