import type { Plane, Size } from '../../raster/planes.ts'
import { meansOverRegions } from '../surfaces/region-means.ts'
import { neighboursOf } from './neighbours.ts'
import type { SeenParts } from './seen-parts.ts'

/** Weight of a difference in colour beside one in what the network sees (sum over surfaces, 0…2). */
const COLOUR = 0.5
/** Weight of what the network sees otherwise than in the part where the way began. */
const ESTRANGED = 0.6

/**
 * The small parts of a photo and their neighbours, for finding all parts of the thing that one of them belongs to:
 * those that can be reached from it in small steps, as shading changes, and in which the network sees much the same.
 */
export class PartGraph {
  private readonly parts: SeenParts
  private readonly colours: readonly Float64Array[]
  private readonly neighbours: readonly Set<number>[]

  /** @param colour planes whose distances are colour differences, on the raster of `parts` */
  constructor(parts: SeenParts, colour: readonly Plane[], size: Size) {
    this.parts = parts
    const count = parts.means[0]!.length
    this.colours = colour.map((plane) => meansOverRegions(plane, { labels: parts.labels, count }))
    this.neighbours = neighboursOf(parts.labels, count, size)
  }

  /** The pixels of all parts within a distance of a pixel's own part: 1 inside, 0 outside. */
  within(source: number, reach: number): Uint8Array {
    const distances = this.distancesFrom(this.parts.labels[source]!)
    return Uint8Array.from(this.parts.labels, (part) => (distances[part]! < reach ? 1 : 0))
  }

  /** Shortest ways (Dijkstra 1959) over squared steps, and how much else the network sees at their end. */
  private distancesFrom(source: number): Float64Array {
    const ways = new Float64Array(this.neighbours.length).fill(Number.POSITIVE_INFINITY)
    ways[source] = 0
    for (const open = new Set(ways.keys()); open.size > 0; ) {
      let nearest = -1
      for (const part of open) if (nearest < 0 || ways[part]! < ways[nearest]!) nearest = part
      open.delete(nearest)
      for (const next of this.neighbours[nearest]!) {
        const step = COLOUR * difference(this.colours, nearest, next) + this.seenApart(nearest, next)
        ways[next] = Math.min(ways[next]!, ways[nearest]! + step ** 2)
      }
    }
    return ways.map((way, part) => way + ESTRANGED * this.seenApart(source, part))
  }

  private seenApart(one: number, other: number): number {
    return this.parts.means.reduce((sum, mean) => sum + Math.abs(mean[one]! - mean[other]!), 0)
  }
}

const difference = (planes: readonly Float64Array[], one: number, other: number) =>
  Math.hypot(...planes.map((plane) => plane[one]! - plane[other]!))
