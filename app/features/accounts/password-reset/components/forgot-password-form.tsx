import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'
import { useAccountForm } from '../../components/use-account-form.ts'
import type { AccountFormProps } from '../../signing-in/components/sign-in-form.tsx'

/** Asks for the address of an account to reset its password. */
export function ForgotPasswordForm({ pending, ...options }: AccountFormProps) {
  const { form, refusal, errors, isRefused, textInput } = useAccountForm('forgot-password', options)
  return (
    <Form {...form} method="post" className="grid gap-6">
      <FormErrors errors={errors} refusal={refusal} isRefused={isRefused} />
      <TextField {...textInput('email')} label="Email" type="email" autoComplete="username" />
      <Button type="submit" size="large" pending={pending} pendingText="Sending the link…">
        Send Reset Link
      </Button>
    </Form>
  )
}
