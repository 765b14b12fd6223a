import { type ActionFunctionArgs, data } from 'react-router'
import { ZodError, z } from 'zod'
import { codeSchema, passwordSchema, turnOffSchema } from '#app/features/accounts/schema.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '#app/features/accounts/second-factor/commands/second-factor.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { requireMember, visitorContext } from '#app/platform/auth/guards.ts'
import { type Services, servicesContext } from '#app/platform/services.ts'
import type { ActionReply } from '../action-reply.ts'
import { intentOf, textFields } from '../forms/form-fields.ts'
import { readForm } from '../forms/read-form.server.ts'

/** What the forms of the page are told. */
export interface SecondFactorReply extends ActionReply {
  /** Recovery codes, told this once. */
  codes?: string[]
  /** Which form was answered. */
  intent?: string
}

interface Sender {
  services: Services
  actor: Member
  sessionId: string
}

const INTENTS: Record<string, (sender: Sender, form: object) => Promise<SecondFactorReply>> = {
  begin: async ({ services, actor }, form) => {
    await beginSecondFactor(services, actor, passwordSchema.parse(form))
    return { tone: 'success', title: 'Now your app' }
  },
  confirm: async ({ services, actor, sessionId }, form) => {
    const codes = await confirmSecondFactor(services, actor, codeSchema.parse(form), sessionId)
    return { tone: 'success', title: 'Your second factor is on', codes }
  },
  renew: async ({ services, actor }, form) => {
    const codes = await renewRecoveryCodes(services, actor, codeSchema.parse(form))
    return { tone: 'success', title: 'New recovery codes made', codes }
  },
  'turn-off': async ({ services, actor }, form) => {
    await turnOffSecondFactor(services, actor, turnOffSchema.parse(form))
    return { tone: 'success', title: 'Your second factor is off' }
  },
}

/** Which field an error belongs to. */
const FIELD_OF: Record<string, string> = { wrong_password: 'currentPassword', wrong_code: 'code' }

/** Works the forms of the page. */
export async function secondFactorAction({
  request,
  context,
}: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const actor = requireMember(context, request)
  const sender = {
    services: context.get(servicesContext),
    actor,
    sessionId: context.get(visitorContext)?.sessionId ?? '',
  }
  const form = textFields(await readForm({ request, context }))
  const run = intentOf(INTENTS, form.intent)
  if (!run) throw data(null, { status: 400 })
  const refused = (why: Partial<SecondFactorReply>, status: number) =>
    data<SecondFactorReply>(
      { tone: 'error', title: 'Nothing was changed', ...why, intent: form.intent ?? '' },
      { status },
    )
  try {
    return data<SecondFactorReply>({ ...(await run(sender, form)), intent: form.intent ?? '' })
  } catch (error) {
    if (error instanceof ZodError) {
      const { fieldErrors } = z.flattenError(error)
      return refused({ fieldErrors: fieldErrors as Record<string, string[]> }, 400)
    }
    if (!(error instanceof AppError)) throw error
    const field = FIELD_OF[error.code]
    return refused(
      field ? { fieldErrors: { [field]: [error.message] } } : { message: error.message },
      error.status,
    )
  }
}
