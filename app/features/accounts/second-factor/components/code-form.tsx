import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { useAccountForm } from '../../components/use-account-form.ts'
import type { AccountFormProps } from '../../signing-in/components/sign-in-form.tsx'

/** Asks for an app's code or a recovery code. */
export function CodeForm({ pending, ...options }: AccountFormProps) {
  const { form, refusal, textInput } = useAccountForm('code', options)
  return (
    <Form {...form} method="post" className="grid gap-6">
      {refusal && <Notice tone="danger" title={refusal} />}
      <TextField
        {...textInput('code')}
        label="Code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" size="large" pending={pending} pendingText="Signing in…">
        Sign In
      </Button>
    </Form>
  )
}
