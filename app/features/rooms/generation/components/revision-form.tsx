import { useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'
import { NoCredits } from '../../components/no-credits.tsx'
import { MAX_FEEDBACK } from '../../rules/text-lengths.ts'

interface RevisionFormProps {
  uploadId: string
  canRevise: boolean
  isUnlimited: boolean
  isRevising: boolean
  /** The wish of a failed revision, to send again or reword. */
  wish?: string | null
  /** The version it starts from; the newest by default. */
  from?: { id: string; name: string }
}

/** A form that requests a revision of the newest redesign, or of the given version. */
export function RevisionForm({
  uploadId,
  canRevise,
  isUnlimited,
  isRevising,
  wish,
  from,
}: RevisionFormProps) {
  const fetcher = useFetcher<{ fieldErrors?: { feedback?: string[] } }>()
  const [open, setOpen] = useState(Boolean(wish))
  // A wish that was sent does not come back as an empty form, with the focus, when its revision is ready.
  if (open && isRevising) setOpen(false)
  if (!canRevise)
    return (
      <NoCredits className="text-sm">
        No credits available – Please purchase credits to request revisions.
      </NoCredits>
    )
  if (!open || isRevising) {
    return (
      <Button size="small" disabled={isRevising} onClick={() => setOpen(true)}>
        Request Revision
      </Button>
    )
  }
  return (
    <fetcher.Form method="post" className="grid w-full gap-3 *:max-w-form">
      <input type="hidden" name="uploadId" value={uploadId} />
      {from && <input type="hidden" name="redesignId" value={from.id} />}
      <TextareaField
        label={from ? `What should change in ${from.name}?` : 'What should change?'}
        name="feedback"
        maxLength={MAX_FEEDBACK}
        autoFocus={!wish}
        defaultValue={wish ?? ''}
        required
        {...(!isUnlimited && { hint: 'Uses one revision credit.' })}
        {...(fetcher.data?.fieldErrors?.feedback && { error: fetcher.data.fieldErrors.feedback })}
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
        <Button variant="quiet" size="small" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </fetcher.Form>
  )
}
