import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'
import { useAccountForm } from '../../components/use-account-form.ts'
import { passwordLength } from '../../rules/password-length.ts'
import type { AccountFormProps } from '../../signing-in/components/sign-in-form.tsx'

interface NewPasswordFormProps extends AccountFormProps {
  /** The token of the link in the message. */
  token: string
  isStaff: boolean
}

/** Asks for a new password, twice. */
export function NewPasswordForm({ token, isStaff, pending, ...options }: NewPasswordFormProps) {
  const mode = isStaff ? 'reset-team-password' : 'reset-password'
  const { form, refusal, errors, isRefused, textInput } = useAccountForm(mode, options)
  return (
    <Form {...form} method="post" className="grid gap-6">
      <FormErrors errors={errors} refusal={refusal} isRefused={isRefused} />
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
      <Button type="submit" size="large" pending={pending} pendingText="Updating your password…">
        Update Password
      </Button>
    </Form>
  )
}
