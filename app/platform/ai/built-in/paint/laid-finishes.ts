import { linearToHex } from '#app/lib/colour/srgb.ts'
import type { LaidFinish } from '../../editor.ts'
import type { Boldness } from '../../surfaces.ts'
import type { Matte } from '../raster/joint-bilateral.ts'
import type { RgbPicture } from '../raster/planes.ts'
import type { RoomModel } from '../room/room-model.ts'
import { boldened, laidMattes } from './boldness.ts'
import { clearestPatch, shareShown } from './clearest-patch.ts'
import { calmFloor, ceilingCover } from './coats.ts'
import type { Mattes } from './mattes.ts'
import { lightRoom } from './room-light.ts'
import type { Treatment } from './treatments/treatment.ts'
import { wallPaints } from './wall-coats.ts'

/** Minimum fraction of the picture for a surface to be reported. */
const LEAST_SHOWN = 0.02
/** Cover from which a ceiling's paint can be seen. */
const SEEN_COVER = 0.13

type Laid = Omit<LaidFinish, 'box'> & { matte: Matte }

/** Lists the finishes that `paintRoom` lays on the surfaces of a room, the walls first. */
export function laidFinishes(
  photo: RgbPicture,
  room: RoomModel,
  mattes: Mattes,
  treatment: Treatment,
  boldness: Boldness = 'usual',
): LaidFinish[] {
  const look = boldened(treatment, boldness)
  const { floorSurface, ...shown } = laidMattes(mattes, boldness)
  const floor = floorSurface
    ? { hex: look.floor, finish: look.floorMaterial }
    : { hex: linearToHex(calmFloor(look.floor, room)), finish: null }
  const laid: Laid[] = [
    ...walls(room, shown, look, boldness),
    { surface: 'floor', ...floor, matte: mattes.floor },
    ...ceilingPaint(photo, mattes, look),
  ]
  return laid.flatMap(({ matte, ...finish }) => {
    const box = shareShown(matte, photo) >= LEAST_SHOWN ? clearestPatch(matte, photo) : undefined
    return box ? [{ ...finish, box }] : []
  })
}

/** The walls in the common paint as one, and the feature wall. */
function walls(room: RoomModel, mattes: Mattes, look: Treatment, boldness: Boldness): Laid[] {
  const paints = wallPaints(room, look, lightRoom(room.light, look.grade), boldness)
  const kinds = [
    { surface: 'walls', isFeature: false },
    { surface: 'feature wall', isFeature: true },
  ] as const
  return kinds.flatMap(({ surface, isFeature }) => {
    const groups = room.walls.flatMap((group, g) => (Boolean(group.feature) === isFeature ? [g] : []))
    const [first] = groups
    if (first === undefined) return []
    return [
      {
        surface,
        hex: linearToHex(paints[first]!),
        finish: mattes.wallSurfaces?.[first] ? look.wallMaterial : 'paint',
        matte: joined(groups.map((g) => mattes.walls[g]!)),
      },
    ]
  })
}

/** The ceiling's paint; none where its wood stays, or nearly stays, as it is. */
export const ceilingPaint = (photo: RgbPicture, mattes: Mattes, look: Treatment): Laid[] =>
  ceilingCover(photo, mattes) < SEEN_COVER
    ? []
    : [{ surface: 'ceiling', hex: look.ceiling, finish: 'paint', matte: mattes.ceiling }]

/** The pixelwise maximum. */
function joined(mattes: Matte[]): Matte {
  const out = Uint8Array.from(mattes[0]!)
  for (const matte of mattes.slice(1))
    for (let i = 0; i < out.length; i++) out[i] = Math.max(out[i]!, matte[i]!)
  return out
}
