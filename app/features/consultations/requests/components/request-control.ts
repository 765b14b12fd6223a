import type { InputLimits } from '#app/lib/input-limits.ts'
import type { RequestFields } from '../rules/request-form.ts'

/** The element id of a field. */
export const requestFieldId = (name: string) => `request-${name}`

export type Control = (name: keyof RequestFields) => InputLimits & { id: string; name: string }
