import { readWhole } from './read-urlencoded.ts'
import { type Sent, withBody } from './with-body.server.ts'

/**
 * Reads a body that is no form, such as JSON.
 *
 * @throws AppError `form_too_large` and the other refusals of a body
 */
export const readText = (sent: Sent, maxBytes: number): Promise<string> =>
  withBody(sent, async ({ chunks }) => (await readWhole(chunks, maxBytes)).toString())
