import { isRouteErrorResponse } from 'react-router'
import type { FormRefused } from '#app/lib/form-refused.ts'

/** The refusal in a page's error; undefined for every other error. */
export function formRefused(error: unknown): FormRefused | undefined {
  const refusal = isRouteErrorResponse(error) ? (error.data as Partial<FormRefused> | null) : undefined
  return refusal?.code === 'form_refused' ? (refusal as FormRefused) : undefined
}
