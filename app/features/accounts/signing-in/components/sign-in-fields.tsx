import { TextLink } from '#app/ui/buttons/link.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { type AccountFieldsProps, accountFields } from '../../components/account-fields.ts'

interface SignInFieldsProps extends AccountFieldsProps {
  /** Address of the reset form. */
  forgotPassword: string
}

/** Email address and password. */
export function SignInFields({ forgotPassword, ...form }: SignInFieldsProps) {
  const { textInput } = accountFields(form)
  return (
    <>
      <TextField {...textInput('email')} label="Email" type="email" autoComplete="username" />
      <div className="grid gap-2">
        <PasswordField {...textInput('password')} label="Password" autoComplete="current-password" />
        <TextLink to={forgotPassword} className="justify-self-start py-2 text-dense">
          Forgot your password?
        </TextLink>
      </div>
    </>
  )
}
