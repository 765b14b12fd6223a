import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** What lies beside a network's file and says how it is fed and which class is which surface. */
const description = z.object({
  /** The network's file (ONNX), beside the description. */
  file: z.string().min(1),
  /** Names of the network's input (1 × 3 × height × width) and output (1 × classes × rows × columns, chances). */
  input: z.string(),
  output: z.string(),
  /** Pixels of the longer side that it was trained for; both sides are multiples of `multipleOf`. */
  longSide: z.int().min(32).max(1024),
  multipleOf: z.int().min(1).max(128),
  /** How often and how it looks at a photo: factors on `longSide`, mirrored or not. The mean counts. */
  views: z
    .array(z.object({ scale: z.number().min(0.25).max(4), mirrored: z.boolean() }))
    .min(1)
    .default([{ scale: 1, mirrored: false }]),
  /** What is taken from red, green and blue (0…1), and what they are divided by. */
  mean: z.tuple([z.number(), z.number(), z.number()]),
  deviation: z.tuple([z.number(), z.number(), z.number()]),
  /** The surface of each class: walls, floor, ceiling or windows; every other name is a thing. */
  classes: z.array(z.string()).min(2),
})
export type NetworkDescription = z.infer<typeof description>

/** The network that the product ships; `room-model/` made it. */
export const SHIPPED_NETWORK: string = path.join(import.meta.dirname, 'model', 'surfaces.json')

/**
 * Reads a network and its description.
 * @param file the description's path
 * @throws Error that says what is wrong with either file
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
