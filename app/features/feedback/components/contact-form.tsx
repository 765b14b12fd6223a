import type { ReactNode } from 'react'
import { type FormProblem, PERSON_LIMITS } from '#app/lib/form-problem.ts'
import { FormProblemNotice } from '#app/ui/form-problem-notice.tsx'
import { GuardedSubmit } from '#app/ui/guarded-submit.tsx'
import type { SpamGuard } from '#app/ui/spam-guard.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextareaField } from '#app/ui/textarea-field.tsx'
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
