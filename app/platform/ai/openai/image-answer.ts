import type { ProviderUsage } from './usage.ts'

/** What the provider sends: partial pictures while it paints, and the picture with what it cost. */
export interface ImageAnswer {
  picture: Buffer
  usage: ProviderUsage | null
}

/** An event of the stream, as far as it can be relied on when any server may be at the other end. */
interface ImageEvent {
  type?: string
  b64_json?: string
  usage?: ProviderUsage
}

/**
 * Reads a streamed answer to its end.
 *
 * @param onPartial gets each unfinished picture as it comes; the answer waits for none of them
 * @throws Error when the stream ends without a picture
 */
export async function readStream(
  events: AsyncIterable<ImageEvent>,
  onPartial: (picture: Buffer) => void,
): Promise<ImageAnswer> {
  for await (const event of events) {
    if (event.type?.endsWith('.partial_image') && event.b64_json) onPartial(decode(event.b64_json))
    if (event.type?.endsWith('.completed'))
      return { picture: decode(event.b64_json), usage: event.usage ?? null }
  }
  throw new Error('The stream ended before the picture was complete')
}

/**
 * Reads an answer that came as one piece, from servers that do not stream.
 *
 * @throws Error when there is no picture in it
 */
export function readWhole(body: unknown): ImageAnswer {
  const { data, usage } = (body ?? {}) as { data?: { b64_json?: string }[]; usage?: ProviderUsage }
  return { picture: decode(data?.[0]?.b64_json), usage: usage ?? null }
}

function decode(base64: unknown): Buffer {
  if (typeof base64 !== 'string' || base64 === '') throw new Error('The answer holds no picture')
  return Buffer.from(base64, 'base64')
}
