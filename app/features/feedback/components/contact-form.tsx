import type { ReactNode } from 'react'
import { fieldIdIn } from '#app/features/guest-forms/rules/form-options.ts'
import type { FormProblem } from '#app/features/guest-forms/rules/problem.ts'
import type { InputLimits } from '#app/lib/input-limits.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'
import type { ContactFields } from '../rules/contact-form.ts'

const fieldId = fieldIdIn('contact')

interface ContactFormProps {
  values: ContactFields
  /** Maximum lengths from the schema. */
  limits: Record<keyof ContactFields, InputLimits>
  problem: FormProblem | undefined
}

/** Fields of the contact form, without the `<form>` around them. */
export function ContactForm({ values, limits, problem }: ContactFormProps): ReactNode {
  const control = (name: keyof ContactFields) => ({
    id: fieldId(name),
    name,
    required: true,
    defaultValue: values[name],
    error: problem?.fieldErrors?.[name],
  })
  return (
    <>
      <TextField {...control('name')} {...limits.name} label="Full name" autoComplete="name" />
      <TextField {...control('email')} {...limits.email} label="Email" type="email" autoComplete="email" />
      <TextareaField
        {...control('message')}
        label="Message"
        hint={`At least ${limits.message.minLength} characters.`}
        minLength={limits.message.minLength}
        countTo={limits.message.maxLength}
        rows={7}
      />
    </>
  )
}
