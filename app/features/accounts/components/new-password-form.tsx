import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import type { AccountFormProps } from './sign-in-form.tsx'
import { useAccountForm } from './use-account-form.ts'

interface NewPasswordFormProps extends AccountFormProps {
  /** What the link in the message carried. */
  token: string
}

/** A new password, twice. */
export function NewPasswordForm({ token, pending, ...options }: NewPasswordFormProps) {
  const { form, refusal, errors, textInput } = useAccountForm('reset-password', options)
  return (
    <Form {...form} method="post" className="grid gap-6">
      {refusal && <Notice tone="danger" title={refusal} />}
      <FormErrors errors={errors} />
      <input type="hidden" name="token" value={token} />
      <PasswordField
        {...textInput('password')}
        label="New Password"
        hint="At least 6 characters."
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
