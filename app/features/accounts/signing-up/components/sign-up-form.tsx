import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FieldError } from '#app/ui/fields/field.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'
import { useAccountForm } from '../../components/use-account-form.ts'
import type { AccountFormProps } from '../../signing-in/components/sign-in-form.tsx'

interface SignUpFormProps extends AccountFormProps {
  /** The quiz's choices as the browser stored them. The server validates them again. */
  selections: readonly unknown[] | undefined
  /** The style that the person took from them. */
  preferredStyle: string | undefined
  /** The choices may be missing, because the quiz's result can get lost on the way. */
  cameFromQuiz: boolean
  /** Whether the page already tells the person to take the quiz first. */
  isQuizAsked: boolean
}

/** Asks for everything that an account needs: name, email address, password, consent, and a finished quiz. */
export function SignUpForm({
  pending,
  selections,
  preferredStyle,
  cameFromQuiz,
  isQuizAsked,
  ...options
}: SignUpFormProps) {
  const mode = cameFromQuiz ? 'sign-up-from-quiz' : 'sign-up'
  const { form, refusal, errors, isRefused, input, textInput } = useAccountForm(mode, options)
  const quiz = input('selections')
  return (
    <Form {...form} method="post" className="grid gap-6">
      <FormErrors
        errors={errors.filter(({ fieldId }) => fieldId !== quiz.id)}
        refusal={refusal}
        isRefused={isRefused}
      />
      <input
        type="hidden"
        name="selections"
        value={selections ? JSON.stringify(selections) : ''}
        form={form.id}
      />
      <input type="hidden" name="preferredStyle" value={preferredStyle ?? ''} form={form.id} />
      <TextField {...textInput('name')} label="Name" autoComplete="name" />
      <TextField {...textInput('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField
        {...textInput('password')}
        label="Password"
        hint="At least 6 characters."
        autoComplete="new-password"
      />
      <div className="grid gap-2">
        <CheckboxField
          {...input('terms')}
          label="I agree to the terms and conditions, and that pictures I upload may be used for marketing, with personal information removed."
        />
        <p className="ml-9 text-dense">
          <TextLink to="/terms" target="_blank" rel="noopener" className="inline-flex min-h-11 items-center">
            Read the terms and conditions (new tab)
          </TextLink>
        </p>
      </div>
      {quiz.error && (
        <div id={quiz.id} tabIndex={-1} role="alert">
          <FieldError
            id={quiz.id}
            message={isQuizAsked ? 'Your account begins with the style quiz.' : quiz.error[0]}
          />
          <TextLink to="/quiz" className="inline-flex min-h-11 items-center">
            Take the Style Quiz
          </TextLink>
        </div>
      )}
      <Button type="submit" size="large" pending={pending} pendingText="Creating your account…">
        Create Account
      </Button>
    </Form>
  )
}
