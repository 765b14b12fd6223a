import { type FormProblem, missingProblem, personProblem, problemOf } from '#app/lib/form-problem.ts'
import type { GuestFormRules } from '#app/lib/spam-rules.ts'

export const CONTACT_FORM: GuestFormRules = { name: 'contact', minimumSeconds: 3, perHour: 3 }

export const MESSAGE_LENGTH = { min: 10, max: 5000 } as const

export interface ContactFields {
  name: string
  email: string
  message: string
}

/** The fields of the form, trimmed, whatever was sent. */
export const contactFields = (form: Record<string, unknown>): ContactFields => ({
  name: String(form.name ?? '').trim(),
  email: String(form.email ?? '').trim(),
  message: String(form.message ?? '').trim(),
})

/**
 * What is wrong with a message to us, in the order the specification checks it. Lengths are those of the trimmed text.
 *
 * @returns undefined when it can be sent
 */
export function contactProblem(form: ContactFields): FormProblem | undefined {
  return (
    missingProblem(
      { name: form.name, email: form.email, message: form.message },
      {
        name: 'Please enter your full name.',
        email: 'Please enter your email address.',
        message: 'Please write your message.',
      },
    ) ??
    personProblem(form) ??
    messageProblem(form.message.trim())
  )
}

function messageProblem(message: string): FormProblem | undefined {
  if (message.length < MESSAGE_LENGTH.min)
    return problemOf(
      'message',
      'Message Too Short',
      'Please provide a more detailed message (at least 10 characters).',
    )
  if (message.length > MESSAGE_LENGTH.max)
    return problemOf('message', 'Message Too Long', 'Please keep your message under 5000 characters.')
  return undefined
}
