import { isRouteErrorResponse } from 'react-router'

/** What stands in the answer to a form that was not read. */
export interface FormRefused {
  code: 'form_refused'
  title: string
  message: string
}

/** What a form was answered that was not read; undefined for every other error of a page. */
export function formRefused(error: unknown): FormRefused | undefined {
  const told = isRouteErrorResponse(error) ? (error.data as Partial<FormRefused> | null) : undefined
  return told?.code === 'form_refused' ? (told as FormRefused) : undefined
}
