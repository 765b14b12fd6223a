import { capitalised } from '#app/lib/capitalised.ts'
import type { ListedThing } from '#app/platform/ai/analyst.ts'
import type { LaidFinish, PictureBox } from '#app/platform/ai/editor.ts'
import { MAX_DETAIL, MAX_NAME } from './limits.ts'

/** The origin of a thing on a board: listed by the vision model, laid by the engine, or added by the owner. */
export const THING_SOURCES = ['found', 'laid', 'added'] as const

/** A thing before it is added to a board. */
export interface NewThing {
  source: (typeof THING_SOURCES)[number]
  name: string
  colour: string
  /** `#rrggbb`. */
  hex: string | null
  material: string
  size: string
  /** Its place in the redesign. */
  box: PictureBox | null
}

/** Minimum side of a useful cut-out, as a fraction of the picture's. */
const LEAST_SIDE = 0.02
/** Margin around a thing in its cut-out, as a fraction of its size. */
const MARGIN = 0.06

/** Converts a vision model's list to things of a board. Omits unusable entries. */
export const foundThings = (listed: readonly ListedThing[]): NewThing[] =>
  listed.flatMap((thing): NewThing[] => {
    const name = line(thing.name, MAX_NAME)
    if (!name) return []
    return [
      {
        source: 'found',
        name: capitalised(name),
        colour: capitalised(line(thing.colour, MAX_DETAIL)),
        hex: /^#[0-9a-f]{6}$/i.test(thing.hex.trim()) ? thing.hex.trim().toLowerCase() : null,
        material: capitalised(line(thing.material, MAX_DETAIL)),
        size: line(thing.size, MAX_DETAIL),
        box: boxOf(thing),
      },
    ]
  })

/** Reduces a text to one line without control characters, of at most `most` characters. */
const line = (text: string, most: number) =>
  text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .trim()

function boxOf({ left, top, right, bottom }: ListedThing): PictureBox | null {
  const [x1, x2] = withMargin(left, right)
  const [y1, y2] = withMargin(top, bottom)
  const box = { x: x1, y: y1, width: x2 - x1, height: y2 - y1 }
  return box.width >= LEAST_SIDE && box.height >= LEAST_SIDE ? box : null
}

function withMargin(from: number, to: number): [number, number] {
  const margin = (to - from) * MARGIN
  const within = (share: number) => Math.min(1, Math.max(0, share))
  return [within(from - margin), within(to + margin)]
}

const LAID: Record<LaidFinish['surface'], { name: string; plain: string }> = {
  walls: { name: 'Wall paint', plain: 'Paint' },
  'feature wall': { name: 'Feature wall paint', plain: 'Paint' },
  ceiling: { name: 'Ceiling paint', plain: 'Paint' },
  floor: { name: 'Floor', plain: '' },
}
const WALL_COVERING = { walls: 'Wall covering', 'feature wall': 'Feature wall covering' } as const

/**
 * Converts the finishes laid by the built-in engine to things of a board, without sizes: a photo has no scale, and areas
 * estimated from it were wrong by half. Stored finishes may be of surfaces that it no longer paints, such as rugs, and
 * are omitted.
 *
 * @param nameOf returns the name of a colour (`#rrggbb`)
 */
export const laidThings = (finishes: readonly LaidFinish[], nameOf: (hex: string) => string): NewThing[] =>
  finishes.flatMap(({ surface, hex, finish, box }): NewThing[] => {
    if (!(surface in LAID)) return []
    const { name, plain } = LAID[surface]
    const isCovering = (surface === 'walls' || surface === 'feature wall') && finish !== 'paint'
    return [
      {
        source: 'laid',
        name: isCovering ? WALL_COVERING[surface] : name,
        colour: nameOf(hex),
        hex,
        material: finish === null || finish === 'paint' ? plain : capitalised(finish),
        size: '',
        box,
      },
    ]
  })
