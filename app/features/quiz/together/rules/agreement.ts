import { paintDistance, SAME_PAINT } from '#app/features/styles/rules/paint-distance.ts'
import { sharedSubstances } from '#app/features/styles/rules/substances.ts'
import type { Paint, StyleProfile } from '#app/features/styles/schema.ts'
import { compare } from '#app/lib/compare.ts'
import type { PairResult } from '../schema.ts'

/** One person's choices, with the profile of their style. */
export interface Side extends PairResult {
  styleProfile: StyleProfile
}

/** The things that two people agree on. A list without agreements is empty. */
export interface Agreement {
  /** Styles that both chose at least twice, ordered by how much both like them. */
  styles: string[]
  /** Room types in which both have the same favourite style, chosen at least twice. */
  rooms: { roomType: string; style: string }[]
  /** Pairs of paints, one of each palette, that look the same across a room. */
  paints: [Paint, Paint][]
  /** The substances of both styles' materials. */
  substances: string[]
}

/** Minimum number of choices: a single one may be chance. */
const MEANT = 2

/** Finds the things that two people agree on. Symmetric: swapping the people only swaps the pairs in the lists. */
export function agreementOf(one: Side, other: Side): Agreement {
  return {
    styles: sharedStyles(one.styleBreakdown, other.styleBreakdown),
    rooms: sharedRooms(one.roomTypeBreakdown, other.roomTypeBreakdown),
    paints: sharedPaints(one.styleProfile.colorPalette, other.styleProfile.colorPalette),
    substances: sharedSubstances(one.styleProfile.materials, other.styleProfile.materials),
  }
}

type Counts = Record<string, number>

function sharedStyles(one: Counts, other: Counts): Agreement['styles'] {
  return Object.entries(one)
    .map(([style, count]) => ({ style, counts: [count, other[style] ?? 0] as [number, number] }))
    .filter(({ counts }) => Math.min(...counts) >= MEANT)
    .sort(
      (p, q) =>
        Math.min(...q.counts) - Math.min(...p.counts) ||
        Math.max(...q.counts) - Math.max(...p.counts) ||
        compare(p.style, q.style),
    )
    .map(({ style }) => style)
}

function sharedRooms(one: Record<string, Counts>, other: Record<string, Counts>): Agreement['rooms'] {
  return Object.keys(one)
    .sort(compare)
    .flatMap((roomType) => {
      const theirs = new Set(favourites(other[roomType] ?? {}))
      const style = favourites(one[roomType]!).find((each) => theirs.has(each))
      return style ? [{ roomType, style }] : []
    })
}

/** The styles chosen most often, and at least twice, by name. */
function favourites(counts: Counts): string[] {
  const most = Math.max(MEANT, ...Object.values(counts))
  const styles = Object.keys(counts).filter((style) => counts[style] === most)
  return styles.sort(compare)
}

/** Nearest pairs first. Each paint occurs at most once. */
function sharedPaints(one: Paint[], other: Paint[]): [Paint, Paint][] {
  const near = one
    .flatMap((mine) => other.map((theirs) => ({ mine, theirs, far: paintDistance(mine.hex, theirs.hex) })))
    .filter(({ far }) => far < SAME_PAINT)
    .sort((p, q) => p.far - q.far || compare(textOf(p), textOf(q)))
  const taken = new Set<Paint>()
  return near.flatMap(({ mine, theirs }): [Paint, Paint][] => {
    if (taken.has(mine) || taken.has(theirs)) return []
    taken.add(mine).add(theirs)
    return [[mine, theirs]]
  })
}

/** A key for a pair of paints in either order. */
const textOf = ({ mine, theirs }: { mine: Paint; theirs: Paint }) =>
  [mine, theirs]
    .map(({ name, hex }) => `${hex} ${name}`)
    .sort(compare)
    .join()
