import { useId } from 'react'
import type { RequestRow } from '#app/features/consultations/requests/queries/request-rows.server.ts'
import { FORMER_COLLEAGUE } from '#app/features/consultations/requests/rules/request-status.ts'
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'
import { Moment } from '../moment.tsx'

/** The team's internal notes on a request, newest first. */
export function RequestNotes({ notes }: Pick<RequestRow, 'notes'>) {
  if (notes.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-2 border-line border-t pt-4">
      <h3 className="text-base">Internal notes ({notes.length})</h3>
      <ol className="grid grid-cols-1 gap-3">
        {notes.map(({ id, note, writtenBy, createdAt }) => (
          <li key={id}>
            <p className="max-w-text whitespace-pre-line break-words">{note}</p>
            <p className="text-ink-soft text-sm">
              {writtenBy ?? FORMER_COLLEAGUE} · <Moment at={createdAt} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function AddNote({ request }: Pick<RequestRow, 'request'>) {
  const id = useId()
  return (
    <FormDialog
      button={{
        text: 'Add note',
        label: `Add note on the request of ${request.name}`,
        variant: 'secondary',
        size: 'small',
      }}
      title={`Internal note on the request of ${request.name}`}
      description="Only the team reads it: it is never sent or shown to the client."
      hidden={{ intent: 'note', requestId: request.id }}
      submitText="Add note"
      pendingText="Saving…"
    >
      {(errors) => (
        <TextareaField id={id} name="note" label="Note" rows={4} countTo={2000} error={errors?.note} />
      )}
    </FormDialog>
  )
}
