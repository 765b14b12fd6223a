import { ZodError, z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import type { Services } from '#app/platform/services.ts'
import type { ActionReply } from './reply.ts'

/** What a person reads when their form fails. */
export interface FailureTexts {
  /** Heads the toast, unless the error has a heading of its own. */
  failed: string
  /** Replaces the first invalid field's own sentence. */
  invalid?: string
  /** For a fault of ours. */
  broken?: string
}

const BROKEN = 'Something went wrong on our side. Nothing was changed. Please try again.'

/** A refusal and its status. */
export interface Refusal {
  reply: ActionReply
  status: number
}

/** Says why a form was refused, to whoever sent it. Faults of ours go to the log. */
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
    const { title = texts.failed, message, status, fieldErrors } = error
    return refusal(title, message, status, fieldErrors)
  }
  if (error instanceof ZodError) {
    const { fieldErrors } = z.flattenError(error) as { fieldErrors: FieldErrors }
    return refusal(texts.failed, texts.invalid ?? Object.values(fieldErrors)[0]?.[0], 400, fieldErrors)
  }
  log.error({ err: error }, texts.failed)
  return refusal(texts.failed, texts.broken ?? BROKEN, 500)
}

type FieldErrors = Record<string, string[]>
