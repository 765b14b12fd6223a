import { limitDecoding, sharp } from './decoder.ts'

/** Pixels of the long side at which pictures are compared: enough for a cupboard, too few for a JPEG's noise. */
const SIDE = 320
/** Difference in a colour channel (0…255) from which people see that something changed. */
const VISIBLE = 14

/**
 * Measures how much of a picture looks different in another one.
 *
 * @param after of the same proportions as `before`
 * @returns fraction (0…1) of the pixels
 */
export const visibleChange = (before: Buffer, after: Buffer): Promise<number> =>
  limitDecoding(async () => {
    const [one, other] = [await pixelsOf(before), await pixelsOf(after)]
    let changed = 0
    for (let i = 0; i < one.length; i += 3) if (differsAt(i, one, other)) changed += 3
    return changed / one.length
  })

const pixelsOf = (picture: Buffer) =>
  sharp(picture)
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()

const differsAt = (i: number, one: Uint8Array, other: Uint8Array) =>
  [0, 1, 2].some((channel) => Math.abs(one[i + channel]! - other[i + channel]!) >= VISIBLE)
