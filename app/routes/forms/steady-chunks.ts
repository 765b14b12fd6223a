import type { Pace } from './body-limits.ts'
import { bodyRefused } from './body-refusals.ts'

/** A body as it arrives. */
export interface SteadyChunks {
  /**
   * The next piece; undefined at the end.
   *
   * @throws AppError `body_too_slow`, `no_form` when the connection broke off, or the error passed to `end`
   */
  next(): Promise<Uint8Array | undefined>
  /** Stops reading: a pending `next` rejects with this error. */
  end(error: Error): void
}

/**
 * Reads a body that must keep a pace. Only time spent waiting for the sender counts, not what its reader takes.
 *
 * @param body of a request; null for none
 */
export function steadyChunks(body: ReadableStream<Uint8Array> | null, pace: Pace): SteadyChunks {
  const reader = body?.getReader()
  let failure: Error | undefined
  let waited = 0
  let lap = { waited: 0, bytes: 0 }
  const end = (error: Error) => {
    failure ??= error
    reader?.cancel().catch(() => {})
  }
  return {
    end,
    async next() {
      if (failure) throw failure
      const began = performance.now()
      const left = Math.min(pace.withinMs - lap.waited, pace.maxMs - waited)
      const timer = setTimeout(() => end(bodyRefused('body_too_slow')), left)
      const read = await reader?.read().catch((cause) => end(bodyRefused('no_form', cause)))
      clearTimeout(timer)
      if (failure) throw failure
      if (!read?.value) return undefined
      const spent = performance.now() - began
      waited += spent
      lap = { waited: lap.waited + spent, bytes: lap.bytes + read.value.length }
      if (lap.bytes >= pace.minBytes) lap = { waited: 0, bytes: 0 }
      return read.value
    },
  }
}
