import { fieldIdIn } from '#app/features/guest-forms/rules/form-options.ts'
import type { InputLimits } from '#app/lib/input-limits.ts'
import type { RequestFields } from '../rules/request-form.ts'

/** The element id of a field. */
export const requestFieldId = fieldIdIn('request')

export type Control = (name: keyof RequestFields) => InputLimits & { id: string; name: string }
