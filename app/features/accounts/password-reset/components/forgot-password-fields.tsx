import { TextField } from '#app/ui/fields/text-field.tsx'
import { type AccountFieldsProps, accountFields } from '../../components/account-fields.ts'

/** The address of an account whose password is forgotten. */
export function ForgotPasswordFields(form: AccountFieldsProps) {
  const { textInput } = accountFields(form)
  return <TextField {...textInput('email')} label="Email" type="email" autoComplete="username" />
}
