import { useEffect, useRef, useState } from 'react'

export type Unsaved = ReturnType<typeof useUnsaved>

interface Saving {
  state: string
  data?: { tone: string } | undefined
}

/**
 * Knows what a form holds that is not stored, and which stored version its fields show. A newer version takes their
 * place only where nothing unsaved would be lost.
 *
 * @param fetcher saves the form
 * @param version the version that is stored now
 * @param draftOf the version that an unsaved draft in the form was begun with
 */
export function useUnsaved({ state, data }: Saving, version = '', draftOf?: string) {
  const [typed, setTyped] = useState<'nothing' | 'unsaved' | 'sent'>(draftOf ? 'unsaved' : 'nothing')
  const [seen, setSeen] = useState(draftOf ?? version)
  const [shown, setShown] = useState(seen)
  const [replaced, setReplaced] = useState(seen)
  const wasSaving = useRef(false)
  const reply = useRef(data)
  const isSaving = state !== 'idle'
  const isStored = data?.tone === 'success'
  useEffect(() => {
    // A quick save may end before its beginning was rendered; then only its reply is new.
    const hasEnded = !isSaving && (wasSaving.current || data !== reply.current)
    wasSaving.current = isSaving
    if (!isSaving) reply.current = data
    // Nothing is stored when the save was refused, or when no answer came.
    if (hasEnded) setTyped((before) => (!isStored ? 'unsaved' : before === 'sent' ? 'nothing' : before))
    if (hasEnded && isStored) setSeen(version)
    // The first save of something new stored what this form holds.
    const isFirst = seen === '' && version !== ''
    if (isSaving || (typed !== 'nothing' && !isFirst)) return
    if (version !== seen && !isFirst) setReplaced(version)
    setSeen(version)
    setShown(version)
  }, [isSaving, isStored, data, typed, version, seen])
  return {
    isUnsaved: typed === 'unsaved' && !isSaving,
    /** Whether all that was typed is known to be stored. False from the press of the button, before a save begins. */
    isAllStored: typed === 'nothing',
    change: () => setTyped('unsaved'),
    send: () => setTyped('sent'),
    /** The version that a save may replace. */
    seen,
    /** Changes when the fields have to show a newer version: the key of the fields. */
    shown,
    /** The same, except after a save of this form. Its fields show that version already. */
    replaced,
  }
}
