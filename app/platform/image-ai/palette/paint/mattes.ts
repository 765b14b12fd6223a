import { domainTransform } from '../raster/domain-transform.ts'
import { jointBilateralUpsample, type Matte } from '../raster/joint-bilateral.ts'
import type { RgbPicture } from '../raster/planes.ts'
import type { Room } from '../room/analyse-room.ts'
import { partCeiling } from './part-ceiling.ts'

/** How much of each surface every pixel of the photo shows, 0…255. */
export interface Mattes {
  ceiling: Matte
  floor: Matte
  rug: Matte
  window: Matte
  person: Matte
  soft: Matte
  /** One for each of the room's paint groups. */
  walls: Matte[]
}

/** Brings the room's planes to the photo's size, following the photo's own edges. */
export function makeMattes(photo: RgbPicture, room: Room): Mattes {
  const { floor, rug, window, person, soft } = room
  const planes = [floor, rug, window, person, soft, ...room.walls.map((group) => group.weight)].map((plane) =>
    plane.slice(),
  )
  const guide = [room.L, room.a.map((value) => value * 2.2), room.b.map((value) => value * 2.2)]
  domainTransform(planes, guide, room.size, { sigmaSpace: 5, sigmaRange: 0.08, passes: 2 })
  const [f, r, wi, p, s, ...walls] = jointBilateralUpsample(photo, room, room.light.balance, planes)
  const ceiling = new Uint8Array(photo.width * photo.height)
  if (room.ceiling.believed) partCeiling(photo, room, walls, ceiling)
  return { ceiling, floor: f!, rug: r!, window: wi!, person: p!, soft: s!, walls }
}
