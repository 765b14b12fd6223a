import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { type AccountFieldsProps, accountFields } from '../../components/account-fields.ts'
import { passwordLength } from '../../rules/password-length.ts'

interface NewPasswordFieldsProps extends AccountFieldsProps {
  /** The token of the link in the message. */
  token: string
  isStaff: boolean
}

/** A new password, twice. */
export function NewPasswordFields({ token, isStaff, ...form }: NewPasswordFieldsProps) {
  const { textInput } = accountFields(form)
  return (
    <>
      <input type="hidden" name="token" value={token} />
      <PasswordField
        {...textInput('password')}
        label="New Password"
        hint={passwordLength(isStaff).hint}
        autoComplete="new-password"
      />
      <PasswordField
        {...textInput('confirmation')}
        label="Confirm New Password"
        autoComplete="new-password"
      />
    </>
  )
}
