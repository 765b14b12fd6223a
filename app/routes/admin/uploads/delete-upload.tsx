import { useNavigate } from 'react-router'
import type { UploadRow } from '#app/features/insights/queries/upload-list.server.ts'
import {
  DELETION_LABELS,
  DELETION_REASONS,
  MAX_CUSTOM_MESSAGE,
} from '#app/features/rooms/deletion/rules/deletion.ts'
import { plural } from '#app/lib/plural.ts'
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'

const REASONS = DELETION_REASONS.map((value) => ({
  value,
  label: value === 'user_request' ? 'The user asked for it' : DELETION_LABELS[value],
}))

/**
 * The form to delete an upload: the reason, the credit, and the message to the owner.
 *
 * @param props.leaves for the upload's own page: opens the list afterwards
 */
export function DeleteUpload({ upload, leaves = false }: { upload: UploadRow; leaves?: boolean }) {
  const navigate = useNavigate()
  return (
    <FormDialog
      button={{
        text: 'Delete',
        label: `Delete the ${upload.roomType} of ${upload.email}`,
        variant: 'quiet',
        size: 'small',
      }}
      title="Delete Room Upload"
      description={`The ${upload.roomType.toLowerCase()} of ${upload.email}, its redesigns and pictures. A post about it leaves the blog. The style preferences stay. This action cannot be undone.`}
      action="/admin/uploads"
      hidden={{ intent: 'delete', uploadId: upload.id }}
      submitText="Delete upload"
      pendingText="Deleting…"
      submitVariant="danger"
      onDone={() => leaves && void navigate('/admin/uploads')}
    >
      {(errors) => <DeletionFields errors={errors} />}
    </FormDialog>
  )
}

/** Deletes all selected uploads for one reason. */
export const DeleteUploads = ({ ids }: { ids: string[] }) => (
  <FormDialog
    button={{ text: 'Delete', variant: 'quiet', size: 'small' }}
    title={`Delete ${plural(ids.length, 'room upload')}?`}
    description="With their redesigns and pictures. Posts about them leave the blog. The style preferences stay. This action cannot be undone."
    action="/admin/uploads"
    hidden={{ intent: 'delete-selected', ids: ids.join(',') }}
    submitText={`Delete ${plural(ids.length, 'upload')}`}
    pendingText="Deleting…"
    submitVariant="danger"
  >
    {(errors) => <DeletionFields errors={errors} />}
  </FormDialog>
)

function DeletionFields({ errors }: { errors: Record<string, string[]> | undefined }) {
  return (
    <>
      <SelectField
        label="Reason"
        name="reason"
        aria-required
        placeholder="Choose a reason"
        options={REASONS}
        error={errors?.reason}
      />
      <CheckboxField
        label="Restore the room credit"
        name="restoreCredit"
        defaultChecked
        hint="Where a redesign spent it. A credit that a failure gave back is not given twice."
      />
      <CheckboxField label="Tell the owner by email" name="sendNotice" defaultChecked />
      <TextareaField
        label="Message in the email"
        name="customMessage"
        optional
        maxLength={MAX_CUSTOM_MESSAGE}
        error={errors?.customMessage}
      />
    </>
  )
}
