import { useEffect, useEffectEvent } from 'react'
import { textToRestore, type UnsavedText, unsavedTextIn } from '../rules/unsaved-text.ts'

/** The fields that save themselves. */
export type SavedField = 'price' | 'budget' | 'notes'

const entryOf = (name: SavedField, id: string) => `board_draft ${name} ${id}`

/**
 * Keeps what a field has not saved yet through a reload and a new sign-in, in this tab only. Signing out in this tab
 * forgets it.
 *
 * @param draft what the field holds
 * @param shownText reads the field as the browser shows it, once the page's script has begun
 * @param restore receives what the field must show instead
 */
export function useUnsaved(
  name: SavedField,
  id: string,
  draft: UnsavedText,
  shownText: () => string | undefined,
  restore: (found: NonNullable<ReturnType<typeof textToRestore>>) => void,
) {
  const entry = entryOf(name, id)
  const begin = useEffectEvent((entry: string) => {
    const found = textToRestore(draft.seen, shownText() ?? draft.text, read(entry))
    if (found) restore(found)
  })
  useEffect(() => begin(entry), [entry])
  useEffect(() => {
    try {
      if (draft.text === draft.seen) sessionStorage.removeItem(entry)
      else sessionStorage.setItem(entry, JSON.stringify(draft))
    } catch {
      // Without storage nothing is kept.
    }
  }, [entry, draft])
}

/** Forgets what a form has saved, even if its field has gone meanwhile. What was typed since stays. */
export function forgetSaved(form: FormData): void {
  const id = String(form.get('thingId') ?? form.get('redesignId'))
  for (const name of ['price', 'budget', 'notes'] as const) {
    const entry = entryOf(name, id)
    const text = unsavedTextIn(read(entry))?.text
    if (text !== undefined && text === form.get(name)) sessionStorage.removeItem(entry)
  }
}

function read(entry: string): string | null {
  try {
    return sessionStorage.getItem(entry)
  } catch {
    return null
  }
}
