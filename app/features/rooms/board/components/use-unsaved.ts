import { useEffect, useEffectEvent } from 'react'
import { withStorage } from '#app/lib/browser-storage.ts'
import {
  SAVED_FIELDS,
  type SavedField,
  textToRestore,
  type UnsavedText,
  unsavedAfter,
} from '../rules/unsaved-text.ts'

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
    else keep(entry, draft)
  }, [entry, draft])
}

/**
 * Forgets what a form has saved, even if its field has gone meanwhile. What was typed since stays, and is saved when the
 * board is opened again.
 */
export function forgetSaved(form: FormData): void {
  const id = String(form.get('thingId') ?? form.get('redesignId'))
  for (const name of SAVED_FIELDS) {
    const sent = form.get(name)
    if (typeof sent !== 'string') continue
    const entry = entryOf(name, id)
    const unsaved = unsavedAfter(name, read(entry), sent)
    if (unsaved) keep(entry, unsaved)
    else remove(entry)
  }
}

const read = (entry: string) => withStorage('session', (storage) => storage.getItem(entry)) ?? null

const keep = (entry: string, unsaved: UnsavedText) =>
  withStorage('session', (storage) => storage.setItem(entry, JSON.stringify(unsaved)))

const remove = (entry: string) => withStorage('session', (storage) => storage.removeItem(entry))
