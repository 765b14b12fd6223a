import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { z } from 'zod'
import { ZodError } from 'zod'
import {
  saySurface,
  takeBackSurface,
  takeBackSurfaces,
} from '#app/features/rooms/recolouring/commands/correct-surfaces.server.ts'
import { repaintRedesign } from '#app/features/rooms/recolouring/commands/repaint-redesign.server.ts'
import type { surfaceTapSchema } from '#app/features/rooms/schema.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { type Services, servicesContext } from '#app/platform/services.ts'
import type { ActionReply } from '../action-reply.ts'
import { intentOf, textFields } from '../forms/form-fields.ts'
import { readForm } from '../forms/read-form.server.ts'

type Intent = (services: Services, member: Member, form: z.input<typeof surfaceTapSchema>) => Promise<unknown>

const INTENTS: Record<string, Intent> = {
  say: saySurface,
  'take-back': takeBackSurface,
  'start-over': takeBackSurfaces,
  repaint: async (services, member, form) => {
    await repaintRedesign(services, member, form)
    throw redirect(`/rooms/${form.uploadId}`)
  },
}

const refusal = (message: string): ActionReply => ({
  tone: 'error',
  title: 'That did not work',
  message,
})

/** Keeps and takes back what a member says of the surfaces of their room, and has it painted anew. */
export async function tryStylesAction({ request, params, context }: ActionFunctionArgs) {
  const member = requireMember(context, request)
  const services = context.get(servicesContext)
  const { intent, ...form } = textFields(await readForm({ request, context }))
  const run = intentOf(INTENTS, intent)
  if (!run) return data(refusal('Something was missing. Please try again.'), { status: 400 })
  try {
    // The command checks what the form holds.
    await run(services, member, { ...form, uploadId: params.uploadId } as z.input<typeof surfaceTapSchema>)
    return null
  } catch (error) {
    if (error instanceof AppError) return data(refusal(error.message), { status: error.status })
    if (error instanceof ZodError) return data(refusal('Please pick a place again.'), { status: 400 })
    throw error
  }
}
