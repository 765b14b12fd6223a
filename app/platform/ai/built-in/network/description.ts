import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** The description beside a network's file: its input format, and the surface of each class. */
const description = z.object({
  /** The network's file (ONNX), in the same folder. */
  file: z.string().min(1),
  /** Names of the input (1 × 3 × height × width) and the output (1 × classes × rows × columns, probabilities). */
  input: z.string(),
  output: z.string(),
  /** Long side in pixels that it was trained for; both sides are multiples of `multipleOf`. */
  longSide: z.int().min(32).max(1024),
  multipleOf: z.int().min(1).max(128),
  /** Views of a photo whose mean counts: the scale of `longSide`, and whether the view is mirrored. */
  views: z
    .array(z.object({ scale: z.number().min(0.25).max(4), mirrored: z.boolean() }))
    .min(1)
    .default([{ scale: 1, mirrored: false }]),
  /** Mean and standard deviation of red, green and blue (0…1), for normalisation. */
  mean: z.tuple([z.number(), z.number(), z.number()]),
  deviation: z.tuple([z.number(), z.number(), z.number()]),
  /** The surface of each class: walls, floor, ceiling or windows. Every other name is a thing. */
  classes: z.array(z.string()).min(2),
})
export type NetworkDescription = z.infer<typeof description>

/** The network that ships with the product, trained in `room-model/`. */
export const SHIPPED_NETWORK: string = path.join(import.meta.dirname, 'model', 'surfaces.json')

/**
 * Reads a network and its description.
 * @param file path of the description
 * @throws Error that describes what is wrong with either file
 */
export async function networkFile(
  file: string,
): Promise<{ description: NetworkDescription; bytes: Uint8Array }> {
  try {
    const described = description.parse(JSON.parse(await readFile(file, 'utf8')))
    const bytes = await readFile(path.join(path.dirname(file), described.file))
    return { description: described, bytes: new Uint8Array(bytes) }
  } catch (error) {
    throw new Error(`${file}: ${error instanceof z.ZodError ? z.prettifyError(error) : error}`)
  }
}
