import { TextField } from '#app/ui/fields/text-field.tsx'
import { useDraft } from './use-draft.ts'

interface AmountFieldProps {
  label: string
  /** Label for screen readers, if the visible one is ambiguous. */
  spokenLabel?: string
  name: 'price' | 'budget'
  seenName: 'seenPrice' | 'seenBudget'
  /** The stored amount, formatted for the field. */
  saved: string
  /** The id of the thing or version that the amount belongs to. */
  id: string
  fields: Record<string, string>
  className?: string
}

/** A field for an amount of money that saves itself on blur or Enter. */
export function AmountField({
  label,
  spokenLabel,
  name,
  seenName,
  saved,
  id,
  fields,
  className,
}: AmountFieldProps) {
  const draft = useDraft(saved, name, id)
  return (
    <draft.Form method="post" {...draft.form} noValidate className={className}>
      {Object.entries({ ...fields, [seenName]: draft.seen }).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <TextField
        label={label}
        aria-label={spokenLabel}
        {...draft.field}
        inputMode="decimal"
        placeholder="$"
        autoComplete="off"
      />
      <SavedMark {...draft} />
    </draft.Form>
  )
}

interface SavedMarkProps {
  isSaving: boolean
  isSaved: boolean
  isUnsaved: boolean
}

/** Announces quietly whether something is saved. */
export const SavedMark = ({ isSaving, isSaved, isUnsaved }: SavedMarkProps) => (
  <p role="status" className="min-h-5 text-ink-soft text-sm print:hidden">
    {isSaving ? 'Saving…' : isSaved ? 'Saved' : isUnsaved ? 'Not saved yet' : ''}
  </p>
)
