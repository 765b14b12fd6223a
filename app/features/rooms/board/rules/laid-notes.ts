import { capitalised } from '#app/lib/capitalised.ts'
import type { LaidFinish } from '#app/platform/ai/editor.ts'
import type { MaterialNote } from './material-notes.ts'

const PLACES: Record<LaidFinish['surface'], string> = {
  walls: 'Walls',
  'feature wall': 'Feature wall',
  ceiling: 'Ceiling',
  floor: 'Floor',
}

/**
 * The paints and materials that the built-in engine laid in a version. Surfaces that it only tinted are omitted.
 *
 * @param nameOf returns the name of a colour (`#rrggbb`)
 */
export const laidNotes = (finishes: readonly LaidFinish[], nameOf: (hex: string) => string): MaterialNote[] =>
  finishes.flatMap(({ surface, hex, finish }) =>
    finish && surface in PLACES
      ? [
          {
            material: `${capitalised(finish)}, ${nameOf(hex)}`,
            what: 'As laid in this version',
            where: PLACES[surface],
          },
        ]
      : [],
  )

/**
 * The colours that the built-in engine laid and that the palette does not contain: their buyer must find these.
 *
 * @param nameOf returns the name of a colour (`#rrggbb`)
 */
export function laidColours(
  finishes: readonly LaidFinish[],
  palette: readonly { hex: string }[],
  nameOf: (hex: string) => string,
): { name: string; hex: string }[] {
  const known = new Set(palette.map(({ hex }) => hex.toLowerCase()))
  return finishes
    .filter(({ surface, hex }) => surface in PLACES && !known.has(hex.toLowerCase()))
    .map(({ surface, hex }) => ({ name: `${PLACES[surface]}: ${nameOf(hex)}`, hex }))
}
