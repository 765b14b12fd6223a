import { type FormEvent, useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { Submission } from '#app/features/consultations/intake/queries/submission-list.server.ts'
import { SUBMISSION_STATUS_LABELS } from '#app/features/consultations/intake/rules/submission-status.ts'
import { optionsOf } from '#app/features/consultations/rules/labels.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'
import { useUnsaved } from '#app/ui/forms/use-unsaved.ts'
import { VersionField } from '#app/ui/forms/version-field.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import type { ActionReply } from '../../forms/reply.ts'
import { Moment } from '../moment.tsx'
import { draftIn, REVIEW_DRAFTS } from './review-draft.ts'

interface ReviewFormProps {
  submission: Submission
  version: string
}

/** Edits the status and notes of an intake form. What is unsaved is there again when the form is opened again. */
export function ReviewForm({ submission, version }: ReviewFormProps) {
  const fetcher = useFetcher<ActionReply>()
  const draft = REVIEW_DRAFTS.get(submission.id)
  const { isAllStored, change, send, seen, shown } = useUnsaved(fetcher, version, draft?.version)
  const keep = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    REVIEW_DRAFTS.set(submission.id, draftIn(form))
    change()
  }
  const isSaved = fetcher.state === 'idle' && fetcher.data?.tone === 'success' && isAllStored
  useEffect(() => void (isSaved && REVIEW_DRAFTS.delete(submission.id)), [isSaved, submission.id])
  const reply = fetcher.data
  const errors = reply?.fieldErrors
  return (
    <fetcher.Form
      method="post"
      onInput={keep}
      onSubmit={send}
      className="grid gap-4 rounded-control bg-linen p-5"
    >
      <input type="hidden" name="intent" value="review" />
      <input type="hidden" name="submissionId" value={submission.id} />
      <VersionField key={seen} version={seen} />
      <SelectField
        key={`status ${shown}`}
        id="review-status"
        name="status"
        label="Status"
        options={optionsOf(SUBMISSION_STATUS_LABELS)}
        defaultValue={draft?.status ?? submission.submissionStatus}
        error={errors?.status}
        className="sm:max-w-60"
      />
      <TextareaField
        key={`notes ${shown}`}
        id="review-notes"
        name="adminNotes"
        label="Notes"
        optional
        hint="Only the team sees them."
        rows={3}
        countTo={5000}
        defaultValue={draft?.adminNotes ?? submission.adminNotes ?? ''}
        error={errors?.adminNotes}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="small" pending={fetcher.state !== 'idle'} pendingText="Saving…">
          Save
        </Button>
        <p className="text-ink-soft text-sm">
          Last updated: {submission.reviewedAt ? <Moment at={submission.reviewedAt} /> : 'not yet reviewed'}
        </p>
        {/* Shown here, because the dialog covers toasts. */}
        {isSaved && <p className="text-sm text-success">Saved.</p>}
      </div>
      {reply?.tone === 'error' && !errors && (
        <Notice tone="danger" title={reply.title}>
          {reply.message}
        </Notice>
      )}
    </fetcher.Form>
  )
}
