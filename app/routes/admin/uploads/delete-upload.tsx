import { useEffect, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import type { UploadRow } from '#app/features/insights/queries/upload-list.server.ts'
import { DELETION_LABELS, DELETION_REASONS, MAX_CUSTOM_MESSAGE } from '#app/features/rooms/rules/deletion.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextareaField } from '#app/ui/textarea-field.tsx'
import type { ActionReply } from '../../action-reply.ts'

const REASONS = DELETION_REASONS.map((value) => ({
  value,
  label: value === 'user_request' ? 'The user asked for it' : DELETION_LABELS[value],
}))

/** Deletes an upload: why, whether the credit is restored, and what its owner is told. */
export function DeleteUpload({ upload }: { upload: UploadRow }) {
  const fetcher = useFetcher<ActionReply>()
  const [isOpen, setIsOpen] = useState(false)
  const formId = useId()
  const isSending = fetcher.state !== 'idle'
  useEffect(() => {
    if (fetcher.data?.tone === 'success') setIsOpen(false)
  }, [fetcher.data])
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={() => setIsOpen(true)}
        aria-label={`Delete the ${upload.roomType} of ${upload.email}`}
      >
        Delete
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Delete Room Upload"
        description={`The ${upload.roomType.toLowerCase()} of ${upload.email}, its redesigns and pictures. A post about it leaves the blog. The style preferences stay. This action cannot be undone.`}
        actions={
          <>
            <Button type="submit" form={formId} variant="danger" pending={isSending} pendingText="Deleting…">
              Delete upload
            </Button>
            <Button variant="quiet" onClick={() => setIsOpen(false)} disabled={isSending}>
              Cancel
            </Button>
          </>
        }
      >
        <fetcher.Form id={formId} method="post" action="/admin/uploads" className="grid gap-5">
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="uploadId" value={upload.id} />
          <SelectField
            label="Reason"
            name="reason"
            required
            placeholder="Choose a reason"
            options={REASONS}
            error={fetcher.data?.fieldErrors?.reason}
          />
          <CheckboxField
            label="Restore the room credit"
            name="restoreCredit"
            defaultChecked
            hint="Where a redesign spent it. A credit that a failure gave back is not given twice."
          />
          <CheckboxField label="Tell the owner by e-mail" name="sendNotice" defaultChecked />
          <TextareaField
            label="Message in the e-mail"
            name="customMessage"
            optional
            maxLength={MAX_CUSTOM_MESSAGE}
            error={fetcher.data?.fieldErrors?.customMessage}
          />
        </fetcher.Form>
      </Dialog>
    </>
  )
}
