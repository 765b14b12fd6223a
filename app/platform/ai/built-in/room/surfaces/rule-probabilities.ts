import { mix, smoothstep } from '../../colour/curves.ts'
import type { Plane, Size } from '../../raster/planes.ts'
import { type RoomCamera, rayTo } from '../geometry/room-camera.ts'
import { type SurfaceProbabilities, surfacePlanes } from '../geometry/surface-probabilities.ts'
import { dot } from '../geometry/vectors.ts'
import type { SurfaceVotes } from './surface-votes.ts'

/**
 * Sines of the elevations between which an apparent wall becomes likely to be ceiling. A ceiling one metre above the
 * camera appears at 8° from 7 m away and at 34° from 1.5 m.
 */
const LOW = Math.sin((8 * Math.PI) / 180)
const HIGH = Math.sin((34 * Math.PI) / 180)
/** Minimum and maximum probability of ceiling by elevation. */
const SELDOM = 0.1
const OFTEN = 0.7
/** Total weight of the rules; the rest is spread evenly over all surfaces. */
const BELIEF = 0.75

/** Converts the rules' votes to probabilities. A pixel's elevation splits the shell into wall and ceiling. */
export function ruleProbabilities(votes: SurfaceVotes, camera: RoomCamera, size: Size): SurfaceProbabilities {
  const { shell, shellAndViews, floor, rug, window } = votes
  const probabilities = surfacePlanes(() => new Float32Array(shell.length))
  const ceilings = ceilingShare(camera, size)
  const rest = (1 - BELIEF) / 5
  for (let i = 0; i < shell.length; i++) {
    const low = Math.max(floor[i]!, rug[i]! / 2)
    const open = Math.max(window[i]!, shellAndViews[i]! - shell[i]!)
    const scale = BELIEF / Math.max(1, shell[i]! + low + open)
    probabilities.wall[i] = rest + scale * shell[i]! * (1 - ceilings[i]!)
    probabilities.ceiling[i] = rest + scale * shell[i]! * ceilings[i]!
    probabilities.floor[i] = rest + scale * low
    probabilities.window[i] = rest + scale * open
    probabilities.thing[i] = rest + Math.max(0, BELIEF - scale * (shell[i]! + low + open))
  }
  return probabilities
}

function ceilingShare(camera: RoomCamera, { width, height }: Size): Plane {
  const share = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const ray = rayTo({ x, y }, camera)
      const elevation = dot(ray, camera.axes.up) / Math.sqrt(dot(ray, ray))
      share[i] = elevation > 0 ? mix(SELDOM, OFTEN, smoothstep(LOW, HIGH, elevation)) : 0.02
    }
  }
  return share
}
