import type { RgbPicture } from '../../raster/planes.ts'
import { pictureCues } from './picture-cues.ts'

/** Brightest channel (0…255) that all but a twentieth of a photo's pixels stay below when it is too dark. */
const DARK = 28
/** Steepness of the sharpest edges below which a photo is blurred; see `TileCues`. */
const BLURRED = 0.5
/** Minimum range of brightness (0…255) between the darkest and the brightest twentieth of a photo without any edge. */
const RANGE = 50

/**
 * Why a room may not be recognised in a photo: too little light, or no sharp edge anywhere. Blank paper has no edges
 * either, but hardly any range of brightness.
 * @param picture the analysis raster of a photo that the gate refuses
 * @returns undefined for a bright and sharp photo, which shows something else
 */
export function photoFault(picture: RgbPicture): 'too-dark' | 'too-blurred' | undefined {
  const brightness = brightnessOf(picture)
  const at = (share: number) => brightness[Math.floor(brightness.length * share)]!
  if (at(0.95) < DARK) return 'too-dark'
  const { sharpest } = pictureCues(picture)
  if (sharpest > 0) return sharpest < BLURRED ? 'too-blurred' : undefined
  return at(0.95) - at(0.05) > RANGE ? 'too-blurred' : undefined
}

/** The brightest channel of each pixel, sorted. */
function brightnessOf({ data, width, height }: RgbPicture): Uint8Array {
  const brightness = new Uint8Array(width * height)
  for (let i = 0, p = 0; p < data.length; i++, p += 3)
    brightness[i] = Math.max(data[p]!, data[p + 1]!, data[p + 2]!)
  return brightness.sort()
}
