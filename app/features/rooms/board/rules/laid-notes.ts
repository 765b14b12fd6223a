import { capitalised } from '#app/lib/capitalised.ts'
import type { LaidFinish } from '#app/platform/ai/editor.ts'
import type { MaterialNote } from './material-notes.ts'

const PLACES: Record<LaidFinish['surface'], string> = {
  walls: 'Walls',
  'feature wall': 'Feature wall',
  ceiling: 'Ceiling',
  floor: 'Floor',
  rug: 'Rug',
}

/**
 * The paints and materials that the built-in engine laid in a version. Surfaces that it only tinted are omitted.
 *
 * @param nameOf returns the name of a colour (`#rrggbb`)
 */
export const laidNotes = (finishes: readonly LaidFinish[], nameOf: (hex: string) => string): MaterialNote[] =>
  finishes.flatMap(({ surface, hex, finish }) =>
    finish
      ? [
          {
            material: `${capitalised(finish)}, ${nameOf(hex)}`,
            what: 'As laid in this version',
            where: PLACES[surface],
          },
        ]
      : [],
  )
