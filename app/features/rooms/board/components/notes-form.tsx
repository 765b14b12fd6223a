import { Button } from '#app/ui/buttons/button.tsx'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'
import { MAX_NOTES } from '../rules/limits.ts'
import { SavedMark } from './amount-field.tsx'
import { useDraft } from './use-draft.ts'

/** The owner's notes, saved on blur. */
export function NotesForm({ redesignId, notes }: { redesignId: string; notes: string }) {
  const draft = useDraft(notes, 'notes', redesignId)
  return (
    <>
      <draft.Form method="post" {...draft.form} noValidate className="grid max-w-text gap-3 print:hidden">
        <input type="hidden" name="intent" value="notes" />
        <input type="hidden" name="redesignId" value={redesignId} />
        <input type="hidden" name="seenNotes" value={draft.seen} />
        <TextareaField
          label="Notes for yourself"
          {...draft.field}
          countTo={MAX_NOTES}
          hint="Measurements, shops to visit, who to ask. They are printed, but never shared with the link."
        />
        <div className="flex items-center gap-4">
          <Button
            type="submit"
            variant="secondary"
            size="small"
            pending={draft.isSaving}
            pendingText="Saving…"
          >
            Save notes
          </Button>
          <SavedMark {...draft} isSaving={false} />
        </div>
      </draft.Form>
      <p className="hidden max-w-text whitespace-pre-line wrap-anywhere print:block">{draft.field.value}</p>
    </>
  )
}
