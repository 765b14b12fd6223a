import { useEffect, useRef, useState } from 'react'
import type { GenerationStage, GenerationState } from '../rules/generation.ts'

export interface GenerationStatus {
  state: GenerationState
  stage: GenerationStage | null
  hasPreview: boolean
  changedAt: string
  /** How many rooms come before this one while it waits. */
  before: number
  /** It waits for a service that is down. */
  isPaused: boolean
}

const POLL_MS = 1500
const POLL_HIDDEN_MS = 10_000

/**
 * Watches the latest generation of an upload until it ends.
 *
 * @param uploadId the upload to watch; nothing is asked when undefined
 * @param onEnded called once when the generation is done or failed
 */
export function useGenerationStatus(uploadId: string | undefined, onEnded: () => void) {
  const [status, setStatus] = useState<GenerationStatus>()
  const ended = useRef(onEnded)
  useEffect(() => {
    ended.current = onEnded
  })
  useEffect(() => {
    if (!uploadId) return
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      const answer = await fetchStatus(uploadId, leaving.signal)
      if (leaving.signal.aborted) return
      if (answer) setStatus(answer)
      if (answer?.state === 'done' || answer?.state === 'failed') {
        ended.current()
        if (!document.hidden) void saySeen(uploadId)
      } else timer = setTimeout(ask, document.hidden ? POLL_HIDDEN_MS : POLL_MS)
    }
    void ask()
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [uploadId])
  return status
}

/**
 * A network that is gone for a while is no failure: the next try asks again. Whoever is no longer let in (blocked, or
 * signed out elsewhere) is shown why by the page itself.
 */
async function fetchStatus(uploadId: string, signal: AbortSignal): Promise<GenerationStatus | undefined> {
  try {
    const response = await fetch(`/rooms/${uploadId}/status`, { signal })
    if (response.status === 403 || response.redirected) location.reload()
    return response.ok ? ((await response.json()) as GenerationStatus) : undefined
  } catch {
    return undefined
  }
}

/** Nobody needs a message about what they saw; when this gets lost, they get one. */
const saySeen = (uploadId: string) =>
  fetch(`/rooms/${uploadId}/status`, { method: 'POST', keepalive: true }).catch(() => {})
