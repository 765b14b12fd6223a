import { smoothstep } from '../../colour/curves.ts'
import type { Plane, Size } from '../../raster/planes.ts'
import type { Detection } from '../geometry/surface-probabilities.ts'

/** Minimum probability of a person whom nothing else confirms. On 39 rooms without people none reached 0.22. */
const CERTAIN = 0.3
/** Probabilities of a thing, within a person's box, at which a pixel begins to belong to the person, and does. */
const BODY = [0.15, 0.35] as const

/**
 * Marks the people of a photo: what is rather no wall within the box of a detected person. A less certain person
 * counts where the rules see skin in the box; skin that the rules see elsewhere is wood or upholstery.
 * @param people boxes of the detector
 * @param thing the network's probability of a thing at each pixel
 * @param skin the rules' weight of people at each pixel
 * @returns weight 0…1 of people at each pixel
 */
export function markPeople(
  people: readonly Detection[],
  thing: Plane,
  skin: Plane,
  { width, height }: Size,
): Plane {
  const marked = new Float32Array(width * height)
  for (const person of people) {
    const pixels = pixelsIn(person, width, height)
    if (person.score < CERTAIN && !pixels.some((i) => skin[i]! > 0.5)) continue
    for (const i of pixels) marked[i] = Math.max(marked[i]!, skin[i]!, smoothstep(...BODY, thing[i]!))
  }
  return marked
}

/** The indices of all pixels in a person's box. */
function pixelsIn({ left, top, right, bottom }: Detection, width: number, height: number): number[] {
  const pixels: number[] = []
  for (let y = Math.floor(top * height); y < Math.ceil(bottom * height); y++) {
    for (let x = Math.floor(left * width); x < Math.ceil(right * width); x++) pixels.push(y * width + x)
  }
  return pixels
}
