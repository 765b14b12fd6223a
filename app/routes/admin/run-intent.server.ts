import { type ActionFunctionArgs, data } from 'react-router'
import { ZodError, z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import { type Administrator, isAdministrator, type Staff } from '#app/platform/auth/actor.ts'
import { administratorsOnly, requireStaff } from '#app/platform/auth/guards.ts'
import { type Services, servicesContext } from '#app/platform/services.ts'
import type { ActionReply } from '../action-reply.ts'
import { intentOf, textFields } from '../forms/form-fields.ts'
import { readForm } from '../forms/read-form.server.ts'

export type FormFields = Record<string, string>

interface Deed<Actor extends Staff> {
  // A property, not a method: only so does the compiler refuse a command for administrators among those of support.
  run: (services: Services, actor: Actor, form: FormFields) => Promise<ActionReply>
  /** Heads the notice when it fails. */
  failed: string
}

/** What a button named `intent` does: for administrators, unless it says that support may, too. */
export type Intent = (Deed<Staff> & { by: 'staff' }) | (Deed<Administrator> & { by?: 'administrators' })

/**
 * Runs what a form of an admin panel asks for by its field `intent`, and answers with a notice.
 *
 * @param fixed fields that the address says, over those of the form
 */
export async function runIntent(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  intents: Record<string, Intent>,
  fixed: FormFields = {},
) {
  const actor = requireStaff(context)
  const services = context.get(servicesContext)
  const form = { ...textFields(await readForm({ request, context })), ...fixed }
  const intent = intentOf(intents, form.intent)
  if (!intent) {
    return data(failure('Something was missing in this form. Please try again.'), { status: 400 })
  }
  const deed = allowed(intent, actor)
  if (!deed) throw administratorsOnly()
  try {
    return data(await deed(services, form))
  } catch (error) {
    return data(refusal(services, intent.failed, error), { status: 400 })
  }
}

/** What an intent does when this person may ask for it. */
function allowed(intent: Intent, actor: Staff) {
  if (intent.by === 'staff')
    return (services: Services, form: FormFields) => intent.run(services, actor, form)
  if (isAdministrator(actor))
    return (services: Services, form: FormFields) => intent.run(services, actor, form)
  return undefined
}

export const success = (title: string, message?: string): ActionReply => ({
  tone: 'success',
  title,
  ...(message && { message }),
})

const failure = (title: string, message?: string): ActionReply => ({
  tone: 'error',
  title,
  ...(message && { message }),
})

function refusal({ log }: Services, failed: string, error: unknown): ActionReply {
  if (error instanceof AppError) return failure(error.title ?? failed, error.message)
  if (error instanceof ZodError) {
    const { fieldErrors } = z.flattenError(error)
    const first = Object.values(fieldErrors as Record<string, string[]>)[0]?.[0]
    return { ...failure(failed, first), fieldErrors }
  }
  log.error({ err: error }, 'administration')
  return failure(failed, 'Something went wrong on our side. Nothing was changed. Please try again.')
}
