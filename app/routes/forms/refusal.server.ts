import { ZodError, z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import type { Services } from '#app/platform/services.ts'
import type { ActionReply } from './reply.ts'

/** The words for a form that fails. */
export interface FailureWords {
  /** Heads the toast, unless the error has a heading of its own. */
  failed: string
  /** Said of fields that are wrong, in place of the first field's sentence. */
  invalid?: string
  /** Said when something broke that is not the person's. */
  broken?: string
}

const BROKEN = 'Something went wrong on our side. Nothing was changed. Please try again.'

/** A refusal and its status. */
export interface Refusal {
  reply: ActionReply
  status: number
}

/** Why a form was not taken, in words for whoever sent it. What they cannot help is written to the log. */
export function refusalOf({ log }: Services, error: unknown, words: FailureWords): Refusal {
  const told = (title: string, message: string | undefined, status: number, fieldErrors?: FieldErrors) => ({
    reply: {
      tone: 'error' as const,
      title,
      ...(message && { message }),
      ...(fieldErrors && { fieldErrors }),
    },
    status,
  })
  if (error instanceof AppError) {
    const { title = words.failed, message, status, fieldErrors } = error
    return told(title, message, status, fieldErrors)
  }
  if (error instanceof ZodError) {
    const { fieldErrors } = z.flattenError(error) as { fieldErrors: FieldErrors }
    return told(words.failed, words.invalid ?? Object.values(fieldErrors)[0]?.[0], 400, fieldErrors)
  }
  log.error({ err: error }, words.failed)
  return told(words.failed, words.broken ?? BROKEN, 500)
}

type FieldErrors = Record<string, string[]>
