import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { useAccountForm } from '../../components/use-account-form.ts'
import type { AccountFormProps } from '../../signing-in/components/sign-in-form.tsx'

/** Asks for the address of an account to reset its password. */
export function ForgotPasswordForm({ pending, ...options }: AccountFormProps) {
  const { form, refusal, errors, textInput } = useAccountForm('forgot-password', options)
  return (
    <Form {...form} method="post" className="grid gap-6">
      {refusal && <Notice tone="danger" title={refusal} />}
      <FormErrors errors={errors} />
      <TextField {...textInput('email')} label="Email" type="email" autoComplete="username" />
      <Button type="submit" size="large" pending={pending} pendingText="Sending the link…">
        Send Reset Link
      </Button>
    </Form>
  )
}
