import type { ActionFunctionArgs } from 'react-router'
import { AppError } from '#app/lib/app-error.ts'
import { visitorContext } from '#app/platform/auth/guards.ts'
import { networkOf } from '#app/platform/limits/network.ts'
import { connectionContext } from '#app/platform/services.ts'
import { MAX_LEFT_OVER_BYTES, NETWORK_SHARE, PACE, PERSON_SHARE, PROCESS_SHARE } from './body-limits.ts'
import { type Holding, type Owner, openHolding } from './held-bytes.ts'
import { type SteadyChunks, steadyChunks } from './steady-chunks.ts'

/** A request with an unread body. */
export type RequestArgs = Pick<ActionFunctionArgs, 'request' | 'context'>

export interface IncomingBody {
  /** The request's content type, e.g. `multipart/form-data; boundary=x`. */
  contentType: string
  /** The body. It counts as held in memory until it is given back or the work is done. */
  chunks: AsyncIterable<Uint8Array>
  giveBack(bytes: number): void
}

/**
 * Reads a request's body. The body must keep a minimum pace. The process, a network and a user may each hold only so
 * much in memory, so that nobody waits for somebody else's slow body.
 *
 * @param work uses the body, which counts as held until then
 * @throws AppError `body_too_slow`, `too_many_bodies`, `no_room_for_body`, `no_form`
 */
export async function withBody<Result>(
  { request, context }: RequestArgs,
  work: (body: IncomingBody) => Promise<Result>,
): Promise<Result> {
  const incoming = steadyChunks(request.body, PACE)
  const holding = openHolding(ownersOf(context), incoming.end)
  try {
    return await work({
      contentType: request.headers.get('content-type') ?? '',
      chunks: heldChunks(incoming, holding),
      giveBack: holding.give,
    })
  } catch (error) {
    if (error instanceof AppError && error.status === 413) await dropRest(incoming)
    throw error
  } finally {
    holding.close()
  }
}

function ownersOf(context: RequestArgs['context']): Owner[] {
  const network = networkOf(context.get(connectionContext).address)
  const person = context.get(visitorContext)?.userId
  return [
    { name: 'process', ...PROCESS_SHARE },
    { name: `network ${network}`, ...NETWORK_SHARE },
    ...(person ? [{ name: `person ${person}`, ...PERSON_SHARE }] : []),
  ]
}

async function* heldChunks(incoming: SteadyChunks, holding: Holding) {
  for (let chunk = await incoming.next(); chunk; chunk = await incoming.next()) {
    await holding.take(chunk.length)
    yield chunk
  }
}

/**
 * Receives the rest of a refused body and drops it, because browsers read an answer only after sending everything.
 */
async function dropRest(incoming: SteadyChunks): Promise<void> {
  let bytes = 0
  try {
    for (
      let chunk = await incoming.next();
      chunk && bytes < MAX_LEFT_OVER_BYTES;
      chunk = await incoming.next()
    )
      bytes += chunk.length
  } catch {
    // A sender who stops does not read the answer either.
  }
}
