import { readWhole } from './read-urlencoded.ts'
import { type RequestArgs, withBody } from './with-body.server.ts'

/**
 * Reads a body that is not a form, such as JSON.
 *
 * @throws AppError `form_too_large` or another refusal of the body
 */
export const readText = (args: RequestArgs, maxBytes: number): Promise<string> =>
  withBody(args, async ({ chunks }) => (await readWhole(chunks, maxBytes)).toString())
