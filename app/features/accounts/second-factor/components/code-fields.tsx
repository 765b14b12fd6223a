import { TextField } from '#app/ui/fields/text-field.tsx'
import { type AccountFieldsProps, accountFields } from '../../components/account-fields.ts'

/** An app's code or a recovery code. */
export function CodeFields(form: AccountFieldsProps) {
  const { textInput } = accountFields(form)
  return (
    <TextField
      {...textInput('code')}
      label="Code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
