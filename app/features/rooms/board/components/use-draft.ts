import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'

interface Reply {
  tone?: string
  fieldErrors?: Record<string, string[]>
}

/**
 * A field that saves itself when one leaves it. What is typed stays until it is stored; what another window stores
 * appears unless something else is being typed.
 *
 * @param saved what is stored
 * @param name of the field in the form
 */
export function useDraft(saved: string, name: string) {
  const fetcher = useFetcher<Reply>()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState({ text: saved, seen: saved })
  /** What is on its way, and the answer to what was sent before. */
  const sent = useRef<{ text: string; reply: Reply | undefined }>(undefined)
  if (draft.text === draft.seen && draft.seen !== saved) setDraft({ text: saved, seen: saved })
  const isRefused = fetcher.data?.tone === 'error'
  const settle = useEffectEvent(() => {
    if (!sent.current) return
    const { text, reply } = sent.current
    sent.current = undefined
    // Without an answer nothing is known of what is stored.
    if (!fetcher.data || fetcher.data === reply) return
    // After a conflict the message has told what is stored now. What is typed at this moment stays.
    setDraft((now) => ({ text: now.text === text && !isRefused ? saved : now.text, seen: saved }))
    const field = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null
    if (field && field.value !== text && !form.current?.contains(document.activeElement)) setTimeout(submit)
  })
  useEffect(() => {
    if (fetcher.state === 'idle') settle()
  }, [fetcher.state])
  const submit = () => form.current?.requestSubmit()
  return {
    Form: fetcher.Form,
    form: {
      ref: form,
      /** One form at a time: a second would cut the first one off. */
      onSubmit: (event: FormEvent) => {
        if (sent.current) event.preventDefault()
        else sent.current = { text: draft.text, reply: fetcher.data }
      },
    },
    field: {
      name,
      value: draft.text,
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        setDraft((now) => ({ ...now, text: value })),
      onBlur: () => {
        if (draft.text !== draft.seen) submit()
      },
      error: isRefused ? fetcher.data?.fieldErrors?.[name] : undefined,
    },
    seen: draft.seen,
    isSaving: fetcher.state !== 'idle',
    isSaved: fetcher.state === 'idle' && fetcher.data !== undefined && !isRefused && draft.text === saved,
  }
}
