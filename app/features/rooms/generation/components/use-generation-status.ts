import { useEffect, useRef, useState } from 'react'
import type { GenerationStage, GenerationState } from '../rules/generation.ts'

export interface GenerationStatus {
  state: GenerationState
  stage: GenerationStage | null
  hasPreview: boolean
  changedAt: string
  /** Number of rooms ahead of this one in the queue. */
  before: number
  /** Whether it waits for a provider that is down. */
  isPaused: boolean
}

const ENDS: readonly GenerationState[] = ['done', 'failed', 'asking']
const POLL_MS = 1500
const POLL_HIDDEN_MS = 10_000

/**
 * Polls the latest generation of an upload until it ends.
 *
 * @param uploadId the upload to watch; undefined stops watching
 * @param onEnded called once when the generation is done, has failed or asks its owner a question
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
      if (answer && ENDS.includes(answer.state)) {
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
 * Ignores lost connections, because the next poll tries again. If access ends (the member is blocked or signed out),
 * the page reloads and explains why.
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

/** Tells the server that the member saw the end, which saves them an email. If this request is lost, they get one. */
const saySeen = (uploadId: string) =>
  fetch(`/rooms/${uploadId}/status`, { method: 'POST', keepalive: true }).catch(() => {})
