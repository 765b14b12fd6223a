import type { ReactNode } from 'react'
import { type FormProblem, PERSON_LIMITS } from '#app/lib/form-problem.ts'
import { GuardedSubmit } from '#app/ui/buttons/guarded-submit.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'
import { FormProblemNotice } from '#app/ui/forms/form-problem-notice.tsx'
import type { SpamGuard } from '#app/ui/forms/spam-guard.tsx'
import { type ContactFields, MESSAGE_LENGTH } from '../rules/contact-form.ts'

const fieldId = (name: string) => `contact-${name}`

/** Fields and button of the message to us; the form around them belongs to the page. */
export function ContactForm({
  values,
  problem,
  guard,
  sending,
}: {
  values: ContactFields
  problem: FormProblem | undefined
  guard: SpamGuard
  sending: boolean
}): ReactNode {
  const control = (name: keyof ContactFields) => ({
    id: fieldId(name),
    name,
    required: true,
    defaultValue: values[name],
    error: problem?.fields[name],
  })
  return (
    <>
      <FormProblemNotice problem={problem} fieldId={fieldId} />
      <TextField {...control('name')} {...PERSON_LIMITS.name} label="Full name" autoComplete="name" />
      <TextField
        {...control('email')}
        {...PERSON_LIMITS.email}
        label="Email"
        type="email"
        autoComplete="email"
      />
      <TextareaField
        {...control('message')}
        label="Message"
        minLength={MESSAGE_LENGTH.min}
        countTo={MESSAGE_LENGTH.max}
        rows={7}
      />
      <GuardedSubmit guard={guard} sending={sending} text="Send Message" sendingText="Sending Message..." />
    </>
  )
}
