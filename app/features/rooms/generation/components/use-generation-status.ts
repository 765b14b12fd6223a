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

interface Handlers {
  /** Whether the page shows this status already. One that has ended is never shown. */
  shows: (status: GenerationStatus) => boolean
  /** Loads the page again. Called after each poll until it returns true. */
  refresh: () => Promise<boolean>
  /** Called once when the upload was deleted. */
  onDeleted: (isCreditBack: boolean) => void
}

/** Polls the latest generation of an upload until it ends or the upload is deleted. */
export function useGenerationStatus(uploadId: string, generationId: string | null, handlers: Handlers) {
  const [status, setStatus] = useState<GenerationStatus>()
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    let wasMissing = false
    const ask = async () => {
      const { status, deleted } = await fetchStatus(uploadId, generationId, leaving.signal)
      if (leaving.signal.aborted) return
      if (status) setStatus(status)
      const hasEnded = status !== undefined && ENDS.includes(status.state)
      if (hasEnded && !document.hidden) void saySeen(uploadId)
      if (status && (hasEnded || !latest.current.shows(status))) {
        const isLoaded = await latest.current.refresh()
        if (leaving.signal.aborted || (hasEnded && isLoaded)) return
      }
      // Whoever deletes the room on this page reads so anyway, and leaves it before the second answer.
      if (deleted && wasMissing) return latest.current.onDeleted(deleted.isCreditBack)
      wasMissing = deleted !== undefined
      timer = setTimeout(ask, document.hidden ? POLL_HIDDEN_MS : POLL_MS)
    }
    void ask()
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [uploadId, generationId])
  return status
}

interface StatusAnswer {
  status?: GenerationStatus
  /** The upload was deleted. */
  deleted?: { isCreditBack: boolean }
}

/**
 * Ignores lost connections, because the next poll tries again. If access ends (the member is blocked or signed out),
 * the page reloads and explains why.
 */
async function fetchStatus(
  uploadId: string,
  generationId: string | null,
  signal: AbortSignal,
): Promise<StatusAnswer> {
  try {
    const response = await fetch(`/rooms/${uploadId}/status?generation=${generationId}`, { signal })
    if (response.status === 403 || response.redirected) location.reload()
    if (response.ok) return { status: (await response.json()) as GenerationStatus }
    return response.status === 404 ? ((await response.json()) as StatusAnswer) : {}
  } catch {
    return {}
  }
}

/** Tells the server that the member saw the end, which saves them an email. If this request is lost, they get one. */
const saySeen = (uploadId: string) =>
  fetch(`/rooms/${uploadId}/status`, { method: 'POST', keepalive: true }).catch(() => {})
