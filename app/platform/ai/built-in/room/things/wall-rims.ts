import { smoothstep } from '../../colour/curves.ts'
import { dilate } from '../../raster/components.ts'
import type { Plane } from '../../raster/planes.ts'
import { type LocalColour, localColour } from '../local-colour.ts'
import type { Observation } from '../observation.ts'

/** Width in pixels of the rim of a thing that may be wall, and the radius within which colours are measured. */
const RIM = 4
const BESIDE = 14
/** Minimum share of the area around a pixel that a wall, or the middle of a thing, must cover to have a colour there. */
const SHARE_OF_WALL = 0.01
const SHARE_OF_THING = 0.08
/** Oklab differences between a wall and a thing at which their colours begin to tell them apart, and do. */
const APART = [0.05, 0.08] as const
/** How much nearer a pixel's colour must be to the wall's than to the thing's, as a share of both differences. */
const NEARER = [0.62, 0.78] as const
/** Differences from the wall at which a pixel of a thing too slim to have a colour of its own stops being wall. */
const LIKE_WALL = [0.04, 0.07] as const

/**
 * Finds the rims of things that are wall: a cut along the line between a coloured wall and a white skirting takes some
 * of the wall with it, and all of a corner's line that leads to the skirting.
 * @param wall 1 for each pixel that is certainly wall
 * @param thing 1 for each pixel of the things
 * @returns how much of each pixel of a thing is wall, 0…1
 */
export function wallRims(
  wall: Uint8Array,
  thing: Uint8Array,
  seen: Pick<Observation, 'size' | 'L' | 'a' | 'b'>,
): Plane {
  const near = dilate(wall, seen.size, RIM)
  const outside = dilate(
    thing.map((is) => 1 - is),
    seen.size,
    2,
  )
  const core = Float32Array.from(thing, (is, i) => (is && !outside[i] ? 1 : 0))
  const ofWall = localColour(Float32Array.from(wall), BESIDE, seen)
  const ofThing = localColour(core, BESIDE, seen)
  return Float32Array.from(thing, (is, i) =>
    is && near[i] && ofWall.share[i]! > SHARE_OF_WALL ? likeWall(i, ofWall, ofThing, seen) : 0,
  )
}

function likeWall(
  i: number,
  ofWall: LocalColour,
  ofThing: LocalColour,
  { L }: Pick<Observation, 'L'>,
): number {
  const from = (colour: LocalColour) => Math.hypot(L[i]! - colour.lightnessAt(i), colour.chromaFrom(i))
  const wall = from(ofWall)
  if (ofThing.share[i]! < SHARE_OF_THING) return 1 - smoothstep(...LIKE_WALL, wall)
  const thing = from(ofThing)
  return smoothstep(...APART, wall + thing) * smoothstep(...NEARER, thing / (wall + thing))
}
