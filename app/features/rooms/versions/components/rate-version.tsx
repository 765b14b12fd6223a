import { Star } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'

const WORDS = ['Not for me', 'Not quite', 'All right', 'I like it', 'I love it']

/** The form of a star that the person chose before this script ran, which React would take back. */
let early = formOf(globalThis.document?.querySelector<HTMLInputElement>('input[name=rating]:checked'))

/** One to five stars; choosing submits. */
export function RateVersion({ redesignId, rating }: { redesignId: string; rating: number | null }) {
  const fetcher = useFetcher()
  const [shown, setShown] = useState(rating ?? 0)
  const isIdle = fetcher.state === 'idle'
  useEffect(() => {
    // What was refused, or got no answer, is not kept.
    if (isIdle) setShown(rating ?? 0)
  }, [isIdle, rating])
  const submitEarly = useEffectEvent(() => {
    const form = early
    early = undefined
    const chosen = Number(form?.get('rating'))
    if (!form || form.get('redesignId') !== redesignId || chosen === rating) return
    setShown(chosen)
    void fetcher.submit(form, { method: 'post', preventScrollReset: true })
  })
  useEffect(() => submitEarly(), [])
  return (
    <fetcher.Form
      method="post"
      onChange={(event) => void fetcher.submit(event.currentTarget, { preventScrollReset: true })}
    >
      <input type="hidden" name="intent" value="rate" />
      <input type="hidden" name="redesignId" value={redesignId} />
      <fieldset className="flex flex-wrap items-center gap-x-4">
        <legend className="float-left mr-4 font-medium">How do you like it?</legend>
        <span className="flex">
          {WORDS.map((word, index) => (
            <label
              key={word}
              className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-linen has-focus-visible:outline-2 has-focus-visible:outline-bloom"
            >
              <input
                type="radio"
                name="rating"
                value={index + 1}
                checked={shown === index + 1}
                onChange={() => setShown(index + 1)}
                className="sr-only"
                aria-label={`${index + 1} of 5: ${word}`}
              />
              <Star
                aria-hidden
                size={24}
                strokeWidth={1.5}
                className={index < shown ? 'fill-bloom text-bloom' : 'text-ink-soft'}
              />
            </label>
          ))}
        </span>
        <span className="text-ink-soft text-sm">{WORDS[shown - 1]}</span>
      </fieldset>
    </fetcher.Form>
  )
}

function formOf(input: HTMLInputElement | null | undefined): FormData | undefined {
  return input?.form ? new FormData(input.form) : undefined
}
