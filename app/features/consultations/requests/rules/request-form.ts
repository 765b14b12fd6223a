import type { DraftName } from '#app/features/guest-forms/rules/form-options.ts'
import type { GuestFormRules } from '#app/features/guest-forms/rules/spam.ts'

export const REQUEST_FORM: GuestFormRules = { name: 'designer_request', minimumSeconds: 5, perHour: 2 }

/** Key of its draft in the browser: another one for each room that a request is about. */
export const requestDraft = (roomId: string | undefined): DraftName =>
  roomId ? `designer_request_draft_${roomId}` : 'designer_request_draft'

/** Maximum number of photos in a request. */
export const MAX_REQUEST_PHOTOS = 6

const FIELDS = [
  'name',
  'email',
  'phone',
  'streetAddress',
  'city',
  'state',
  'zipCode',
  'projectType',
  'budgetRange',
  'timeline',
  'contactPreference',
  'message',
  'additionalDetails',
  'roomUploadId',
  'boardId',
] as const

export type RequestFields = Record<(typeof FIELDS)[number], string>

/** Reads the form's fields, trimmed. Missing ones are empty. */
export function requestFields(form: Record<string, unknown>): RequestFields {
  const entries = FIELDS.map((name) => [name, String(form[name] ?? '').trim()])
  const fields = Object.fromEntries(entries) as RequestFields
  return { ...fields, contactPreference: fields.contactPreference || 'email' }
}
