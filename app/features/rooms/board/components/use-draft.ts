import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { SavedField } from '../rules/unsaved-text.ts'
import { useUnsaved } from './use-unsaved.ts'

interface Reply {
  tone?: string
  fieldErrors?: Record<string, string[]>
}

/**
 * A field that saves itself on blur. The draft stays until it is stored, also through a reload, which saves it unless
 * something else was stored meanwhile. What another window stored appears unless a draft differs.
 *
 * @param saved the stored value
 * @param name of the field in the form
 * @param id of what the field belongs to
 */
export function useDraft(saved: string, name: SavedField, id: string) {
  const fetcher = useFetcher<Reply>()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState({ text: saved, seen: saved })
  /** The text being sent, and the reply to the previous one. */
  const sent = useRef<{ text: string; reply: Reply | undefined; isAskedAgain: boolean }>(undefined)
  if (draft.text === draft.seen && draft.seen !== saved) setDraft({ text: saved, seen: saved })
  const [restored, setRestored] = useState<{ isSavedUnasked: boolean }>()
  const shownText = () => fieldIn(form.current, name)?.value
  useUnsaved(name, id, draft, shownText, (found) => {
    setDraft(found.unsaved)
    setRestored(found)
  })
  const isRefused = fetcher.data?.tone === 'error'
  const settle = useEffectEvent(() => {
    if (!sent.current) return
    const { text, reply, isAskedAgain } = sent.current
    sent.current = undefined
    // Without a reply the stored value is unknown.
    if (!fetcher.data || fetcher.data === reply) return
    // After a conflict the message shows the stored value. Text typed meanwhile stays.
    setDraft((now) => ({ text: now.text === text && !isRefused ? saved : now.text, seen: saved }))
    // What is newer follows once the form says that it has seen this.
    setRestored(isAskedAgain && shownText() !== text ? { isSavedUnasked: true } : undefined)
  })
  useEffect(() => {
    if (fetcher.state === 'idle') settle()
  }, [fetcher.state])
  const submit = () => form.current?.requestSubmit()
  const submitRestored = useEffectEvent(submit)
  useEffect(() => {
    if (restored?.isSavedUnasked) submitRestored()
  }, [restored])
  const isIdle = fetcher.state === 'idle'
  return {
    Form: fetcher.Form,
    form: {
      ref: form,
      /** Submits one form at a time, because a second one would abort the first. What is newer follows it. */
      onSubmit: (event: FormEvent) => {
        if (!sent.current) sent.current = { text: draft.text, reply: fetcher.data, isAskedAgain: false }
        else {
          event.preventDefault()
          sent.current.isAskedAgain = true
        }
      },
    },
    field: {
      name,
      value: draft.text,
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        setDraft((now) => ({ ...now, text: value })),
      onBlur: () => {
        if (sent.current || draft.text !== draft.seen) submit()
      },
      error: isRefused ? fetcher.data?.fieldErrors?.[name] : undefined,
    },
    seen: draft.seen,
    isSaving: !isIdle,
    /** Whether it shows an older text that waits for the person. */
    isUnsaved: isIdle && !isRefused && restored?.isSavedUnasked === false && draft.text !== saved,
    isSaved: isIdle && fetcher.data !== undefined && !isRefused && draft.text === saved,
  }
}

const fieldIn = (form: HTMLFormElement | null, name: string) =>
  form?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null | undefined
