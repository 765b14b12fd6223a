import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'
import { MAX_FEEDBACK } from '../../rules/text-lengths.ts'

interface WishFormProps {
  uploadId: string
  /** The version it starts from; the newest by default. */
  from?: { id: string; name: string } | undefined
  isUnlimited: boolean
  /** What the field holds at first. */
  text: string
  takesFocus: boolean
  onType(text: string): void
  onSent(): void
  onCancel(): void
}

/** Asks for a revision in the member's words. */
export function WishForm({ uploadId, from, isUnlimited, text, takesFocus, ...on }: WishFormProps) {
  const fetcher = useFetcher<{ tone?: string; fieldErrors?: { feedback?: string[] } }>()
  const isSent = fetcher.data?.tone === 'success'
  /** The reply after which the text was changed, whose error no longer counts. */
  const [answered, setAnswered] = useState<unknown>()
  const error = fetcher.data !== answered && fetcher.data?.fieldErrors?.feedback
  const onSent = useEffectEvent(on.onSent)
  useEffect(() => {
    if (isSent) onSent()
  }, [isSent])
  return (
    <fetcher.Form method="post" className="grid w-full gap-3 *:max-w-form">
      <input type="hidden" name="uploadId" value={uploadId} />
      {from && <input type="hidden" name="redesignId" value={from.id} />}
      <TextareaField
        label={from ? `What should change in ${from.name}?` : 'What should change?'}
        name="feedback"
        maxLength={MAX_FEEDBACK}
        autoFocus={takesFocus}
        defaultValue={text}
        onInput={(event) => {
          on.onType(event.currentTarget.value)
          setAnswered(fetcher.data)
        }}
        required
        {...(!isUnlimited && { hint: 'Uses one revision credit.' })}
        {...(error && { error })}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="intent"
          value="revise"
          size="small"
          pending={fetcher.state !== 'idle'}
          pendingText="Sending…"
        >
          Request Revision
        </Button>
        <Button variant="quiet" size="small" onClick={on.onCancel}>
          Cancel
        </Button>
      </div>
    </fetcher.Form>
  )
}
