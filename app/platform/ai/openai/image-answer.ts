import type { ProviderUsage } from './usage.ts'

/** The provider's answer: the picture and its usage. */
export interface ImageAnswer {
  picture: Buffer
  usage: ProviderUsage | null
}

/** An event of the stream. Any field may be missing, because compatible servers differ. */
interface ImageEvent {
  type?: string
  b64_json?: string
  usage?: ProviderUsage
}

/**
 * Reads a streamed answer to its end.
 *
 * @param onPartial receives each partial picture on arrival; reading does not wait for it
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
 * Reads an answer in one piece, from servers that do not stream.
 *
 * @throws Error when it contains no picture
 */
export function readWhole(body: unknown): ImageAnswer {
  const { data, usage } = (body ?? {}) as { data?: { b64_json?: string }[]; usage?: ProviderUsage }
  return { picture: decode(data?.[0]?.b64_json), usage: usage ?? null }
}

function decode(base64: unknown): Buffer {
  if (typeof base64 !== 'string' || base64 === '') throw new Error('The answer contains no picture')
  return Buffer.from(base64, 'base64')
}
