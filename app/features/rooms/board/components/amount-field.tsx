import { TextField } from '#app/ui/fields/text-field.tsx'
import { useDraft } from './use-draft.ts'

interface AmountFieldProps {
  label: string
  /** Hears of it when the label alone does not tell which one it is. */
  spokenLabel?: string
  name: 'price' | 'budget'
  seenName: 'seenPrice' | 'seenBudget'
  /** What is stored, as a person writes it. */
  saved: string
  fields: Record<string, string>
  className?: string
}

/** An amount of money that is saved when one leaves its field or presses Enter. */
export function AmountField({
  label,
  spokenLabel,
  name,
  seenName,
  saved,
  fields,
  className,
}: AmountFieldProps) {
  const draft = useDraft(saved, name)
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
      <SavedMark isSaving={draft.isSaving} isSaved={draft.isSaved} />
    </draft.Form>
  )
}

/** Says quietly that something is kept. */
export const SavedMark = ({ isSaving, isSaved }: { isSaving: boolean; isSaved: boolean }) => (
  <p role="status" className="min-h-5 text-ink-soft text-sm print:hidden">
    {isSaving ? 'Saving…' : isSaved ? 'Saved' : ''}
  </p>
)
