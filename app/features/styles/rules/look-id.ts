import { createHash } from 'node:crypto'
import type { Look } from '#app/platform/ai/surfaces.ts'
import type { StyleProfile } from '../schema.ts'

/** What a room is painted with in a style. */
export const lookOf = ({ primaryStyle, colorPalette, materials }: StyleProfile): Look => ({
  name: primaryStyle,
  palette: colorPalette.map(({ name, hex }) => ({ name, hex })),
  materials,
})

/** Identifies the look of a style: another palette or other materials give another id. */
export const lookId = (style: StyleProfile): string =>
  createHash('sha256')
    .update(JSON.stringify(lookOf(style)))
    .digest('base64url')
    .slice(0, 32)
