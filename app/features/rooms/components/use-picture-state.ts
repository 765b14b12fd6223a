import { useEffect, useState } from 'react'
import { UNREACHED } from '#app/ui/notices/unreached.ts'
import { useWhenOnline } from '#app/ui/use-when-online.ts'

/** Whether the picture at an address can be loaded. */
export interface PictureState {
  state: 'loading' | 'shown' | 'failed'
  /** Why it cannot, in words for the owner; empty where none is known. */
  reason: string
  tryAgain(): void
}

/**
 * Tracks loading of the picture at an address. The browser requests it once for the hook and the page together, and
 * requests one that failed again when it is back online.
 */
export function usePictureState(address: string): PictureState {
  const [known, setKnown] = useState<{ address: string; state: 'shown' | 'failed'; reason: string }>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same address
  useEffect(() => {
    const picture = new Image()
    const leaving = new AbortController()
    picture.onload = () => setKnown({ address, state: 'shown', reason: '' })
    picture.onerror = async () => {
      const reason = await reasonOf(address, leaving.signal)
      if (!leaving.signal.aborted) setKnown({ address, state: 'failed', reason })
    }
    picture.src = address
    return () => {
      picture.onload = null
      picture.onerror = null
      leaving.abort()
    }
  }, [address, tries])
  const isKnown = known?.address === address
  const state = isKnown ? known.state : 'loading'
  const tryAgain = () => {
    setKnown(undefined)
    setTries(tries + 1)
  }
  useWhenOnline(state === 'failed', tryAgain)
  return { state, reason: isKnown ? known.reason : '', tryAgain }
}

/** A failed image does not reveal why, so the same address is fetched for its text. */
async function reasonOf(address: string, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(address, { signal })
    return answer.ok || answer.status === 404 || answer.status >= 500 ? '' : await answer.text()
  } catch {
    return UNREACHED
  }
}
