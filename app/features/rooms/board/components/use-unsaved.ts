import { useEffect, useEffectEvent } from 'react'
import { withStorage } from '#app/lib/browser-storage.ts'
import { textToRestore, type UnsavedText, unsavedTextIn } from '../rules/unsaved-text.ts'

/** The fields that save themselves. */
const SAVED_FIELDS = ['price', 'budget', 'notes'] as const
export type SavedField = (typeof SAVED_FIELDS)[number]

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
    if (draft.text === draft.seen) remove(entry)
    else withStorage('session', (storage) => storage.setItem(entry, JSON.stringify(draft)))
  }, [entry, draft])
}

/** Forgets what a form has saved, even if its field has gone meanwhile. What was typed since stays. */
export function forgetSaved(form: FormData): void {
  const id = String(form.get('thingId') ?? form.get('redesignId'))
  for (const name of SAVED_FIELDS) {
    const entry = entryOf(name, id)
    const text = unsavedTextIn(read(entry))?.text
    if (text !== undefined && text === form.get(name)) remove(entry)
  }
}

const read = (entry: string) => withStorage('session', (storage) => storage.getItem(entry)) ?? null

const remove = (entry: string) => withStorage('session', (storage) => storage.removeItem(entry))
