import { blendName } from '#app/lib/blend-name.ts'
import { compare } from '#app/lib/compare.ts'
import type { Paint, StyleProfile } from '../schema.ts'
import { lightOf, paintDistance, SAME_PAINT } from './paint-distance.ts'
import { substanceOf } from './substances.ts'

const PAINTS = 6
const MATERIALS = 6
/** Number of characteristics and of principles from each style. */
const SENTENCES = 2

/**
 * Combines two styles into one, equally and independently of their order.
 *
 * @returns a profile whose palette has colours of both styles, including the lightest and the darkest of all, and no
 *   two alike; its materials alternate, and no two are of one substance
 */
export function blendOf(one: StyleProfile, other: StyleProfile): StyleProfile {
  const both = [one, other].sort((p, q) => compare(p.primaryStyle, q.primaryStyle))
  const names = both.map(({ primaryStyle }) => primaryStyle) as [string, string]
  const first = (lists: string[][]) => interleave(lists.map((list) => list.slice(0, SENTENCES)))
  return {
    primaryStyle: blendName(...names),
    colorPalette: blendPalettes(both.map(({ colorPalette }) => colorPalette)),
    materials: blendMaterials(both.map(({ materials }) => materials)),
    characteristics: [
      `${names[0]} and ${names[1]} in one room: what they share sets the tone, and where they differ, each gives the other its accents.`,
      ...first(both.map(({ characteristics }) => characteristics)),
    ],
    designPrinciples: first(both.map(({ designPrinciples }) => designPrinciples)),
  }
}

/**
 * Starts with the lightest and the darkest paint, so that the blend has at least the contrast of each palette. Then
 * adds the paint that differs most from the chosen ones (farthest-point sampling), from the style with fewer so far.
 *
 * @returns the chosen paints, lightest first
 */
function blendPalettes(palettes: Paint[][]): Paint[] {
  const all = palettes
    .flatMap((paints, style) => paints.map((paint) => ({ ...paint, style, light: lightOf(paint.hex) })))
    .sort((p, q) => q.light - p.light || compare(p.hex, q.hex) || compare(p.name, q.name))
  const chosen = [...new Set([all.at(0), all.at(-1)])].flatMap((paint) => paint ?? [])
  const distance = (paint: Paint) => Math.min(...chosen.map(({ hex }) => paintDistance(hex, paint.hex)))
  const taken = (style: number) => chosen.filter((paint) => paint.style === style).length
  while (chosen.length < PAINTS) {
    const unlike = all
      .map((paint) => ({ paint, distance: distance(paint) }))
      .filter((each) => each.distance >= SAME_PAINT)
      .sort((p, q) => taken(p.paint.style) - taken(q.paint.style) || q.distance - p.distance)
    if (!unlike[0]) break
    chosen.push(unlike[0].paint)
  }
  return chosen.sort((p, q) => q.light - p.light).map(({ name, hex }) => ({ name, hex }))
}

function blendMaterials(lists: string[][]): string[] {
  const bySubstance = new Map<string, string>()
  for (const material of interleave(lists)) {
    const substance = substanceOf(material) ?? material.toLowerCase()
    if (!bySubstance.has(substance)) bySubstance.set(substance, material)
  }
  return [...bySubstance.values()].slice(0, MATERIALS)
}

/** Interleaves several lists: the first entry of each, the second of each, and so on. */
function interleave<T>(lists: T[][]): T[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }).flatMap((_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  )
}
