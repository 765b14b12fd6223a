import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'
import { type AccountFormOptions, useAccountForm } from '../../components/use-account-form.ts'

export interface AccountFormProps extends AccountFormOptions {
  pending: boolean
}

interface SignInFormProps extends AccountFormProps {
  /** Address of the reset form. */
  forgotPassword: string
}

/** Email address and password. */
export function SignInForm({ pending, forgotPassword, ...options }: SignInFormProps) {
  const { form, refusal, errors, isRefused, textInput } = useAccountForm('sign-in', options)
  return (
    <Form {...form} method="post" className="grid gap-6">
      <FormErrors errors={errors} refusal={refusal} isRefused={isRefused} />
      <TextField {...textInput('email')} label="Email" type="email" autoComplete="username" />
      <div className="grid gap-2">
        <PasswordField {...textInput('password')} label="Password" autoComplete="current-password" />
        <TextLink to={forgotPassword} className="justify-self-start py-2 text-dense">
          Forgot your password?
        </TextLink>
      </div>
      <Button type="submit" size="large" pending={pending} pendingText="Signing in…">
        Sign In
      </Button>
    </Form>
  )
}
