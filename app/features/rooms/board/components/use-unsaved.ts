import { useEffect, useEffectEvent } from 'react'

/** What a field holds, and what was stored when it was typed. */
export interface Draft {
  text: string
  seen: string
}

/**
 * Keeps what a field has not saved yet through a reload and a new sign-in, in this tab only. Sign-out forgets it.
 *
 * @param key unique per field
 * @param restore receives what the tab kept, after the page's script has begun
 */
export function useUnsaved(key: string, draft: Draft, restore: (kept: Draft) => void) {
  const name = `board_draft ${key}`
  const begin = useEffectEvent(restore)
  useEffect(() => {
    const kept = read(name)
    if (kept) begin(kept)
  }, [name])
  useEffect(() => {
    try {
      if (draft.text === draft.seen) sessionStorage.removeItem(name)
      else sessionStorage.setItem(name, JSON.stringify(draft))
    } catch {
      // Without storage nothing is kept.
    }
  }, [name, draft])
}

function read(name: string): Draft | undefined {
  try {
    const { text, seen } = JSON.parse(sessionStorage.getItem(name) ?? '') as Draft
    return { text, seen }
  } catch {
    return undefined
  }
}
