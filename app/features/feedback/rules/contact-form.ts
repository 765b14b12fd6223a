import type { GuestFormRules } from '#app/features/guest-forms/rules/spam.ts'

export const CONTACT_FORM: GuestFormRules = { name: 'contact', minimumSeconds: 3, perHour: 3 }

/** Key of its draft in the browser. */
export const CONTACT_DRAFT = 'contact_draft'

export interface ContactFields {
  name: string
  email: string
  message: string
}

/** Reads the form's fields, trimmed. Missing ones are empty. */
export const contactFields = (form: Record<string, unknown>): ContactFields => ({
  name: String(form.name ?? '').trim(),
  email: String(form.email ?? '').trim(),
  message: String(form.message ?? '').trim(),
})
