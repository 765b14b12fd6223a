import { ZodError, z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import type { Services } from '#app/platform/services.ts'
import type { ActionReply } from './reply.ts'

/** The texts for a form that fails. */
export interface FailureTexts {
  /** The toast's title, unless the error has its own. */
  failed: string
  /** Replaces the message of the first invalid field. */
  invalid?: string
  /** The message for an unexpected error. */
  broken?: string
}

const BROKEN = 'Something went wrong on our side. Nothing was changed. Please try again.'

/** The reply to a refused form, with its HTTP status. */
export interface Refusal {
  reply: ActionReply
  status: number
}

/** Turns an error into a reply for the form's sender. Logs unexpected errors. */
export function refusalOf({ log }: Services, error: unknown, texts: FailureTexts): Refusal {
  const refusal = (
    title: string,
    message: string | undefined,
    status: number,
    fieldErrors?: FieldErrors,
  ) => ({
    reply: {
      tone: 'error' as const,
      title,
      ...(message && { message }),
      ...(fieldErrors && { fieldErrors }),
    },
    status,
  })
  if (error instanceof AppError) {
    const { title = texts.failed, message, status, fieldErrors, newer } = error
    const { reply } = refusal(title, message, status, fieldErrors)
    return { reply: { ...reply, ...(newer && { newer }) }, status }
  }
  if (error instanceof ZodError) {
    const { fieldErrors } = z.flattenError(error) as { fieldErrors: FieldErrors }
    return refusal(texts.failed, texts.invalid ?? Object.values(fieldErrors)[0]?.[0], 400, fieldErrors)
  }
  log.error({ err: error }, texts.failed)
  return refusal(texts.failed, texts.broken ?? BROKEN, 500)
}

type FieldErrors = Record<string, string[]>
