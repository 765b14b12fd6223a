import { ReadableStream } from 'node:stream/web'
import { RedesignFailure } from '../failure.ts'

/** Bounds of an answer from the provider. */
export interface AnswerBounds {
  /** Seconds until the first byte, and between any two. */
  maxSilence: number
  /** Bytes of the body, decompressed. */
  maxBytes: number
}

/**
 * A `fetch` that aborts the request when the server is silent for too long or sends too much. Reading the answer then
 * throws a RedesignFailure, as the error itself or as its cause.
 */
export function boundedFetch({ maxSilence, maxBytes }: AnswerBounds): typeof fetch {
  return async (input, init) => {
    const giveUp = new AbortController()
    const silence = silenceWatch(maxSilence, giveUp)
    const signals = init?.signal ? [init.signal, giveUp.signal] : [giveUp.signal]
    try {
      const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) })
      if (!response.body) {
        silence.end()
        return response
      }
      const body = ReadableStream.from(bounded(response.body, maxBytes, silence))
      const { status, statusText, headers } = response
      // Node's stream and the browser's differ only in their types.
      return new Response(body as unknown as BodyInit, { status, statusText, headers })
    } catch (error) {
      silence.end()
      throw error
    }
  }
}

interface SilenceWatch {
  heard(): void
  end(): void
}

function silenceWatch(maxSilence: number, giveUp: AbortController): SilenceWatch {
  const timer = setTimeout(() => {
    giveUp.abort(new RedesignFailure('timeout', `Silent for ${maxSilence} seconds`, { outage: 'silent' }))
  }, maxSilence * 1000)
  return { heard: () => void timer.refresh(), end: () => clearTimeout(timer) }
}

async function* bounded(body: AsyncIterable<Uint8Array>, maxBytes: number, silence: SilenceWatch) {
  let received = 0
  try {
    for await (const chunk of body) {
      silence.heard()
      received += chunk.length
      if (received > maxBytes)
        throw new RedesignFailure('generation_failed', `The answer has more than ${maxBytes} bytes`)
      yield chunk
    }
  } finally {
    // Leaving the loop early ends the request as well.
    silence.end()
  }
}
