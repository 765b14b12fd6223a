import { data, redirect } from 'react-router'
import { ZodError } from 'zod'
import { checkSubscription, openPortal } from '#app/features/payments/commands/customer.server.ts'
import { startCheckout } from '#app/features/payments/commands/start-checkout.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { type Services, servicesContext } from '#app/platform/services.ts'
import type { ActionReply } from '../action-reply.ts'
import { intentOf, textFields } from '../forms/form-fields.ts'
import { readForm } from '../forms/read-form.server.ts'
import type { Route } from '../payments/+types/credits.ts'

type Intent = (
  services: Services,
  member: Member,
  form: Record<string, unknown>,
) => Promise<Response | ActionReply>

const INTENTS: Record<string, { run: Intent; failed: string; comfort: string }> = {
  buy: {
    run: async (services, member, form) => redirect((await startCheckout(services, member, form)).url),
    failed: 'Failed to start payment process',
    comfort: 'Nothing was charged. Please try again in a moment.',
  },
  portal: {
    run: async (services, member) => redirect((await openPortal(services, member)).url),
    failed: 'Customer portal failed',
    comfort: 'Please try again in a moment.',
  },
  'check-subscription': {
    run: async (services, member): Promise<ActionReply> =>
      (await checkSubscription(services, member))
        ? { tone: 'success', title: 'You have a subscription' }
        : { tone: 'success', title: 'You have no subscription' },
    failed: 'Subscription check failed',
    comfort: 'Please try again in a moment.',
  },
}

/** Runs what a form of the page asks for; when starting a purchase fails, nothing was charged. */
export async function creditsAction({ request, context }: Route.ActionArgs) {
  const member = requireMember(context, request)
  const services = context.get(servicesContext)
  const form = textFields(await readForm({ request, context }))
  const intent = intentOf(INTENTS, form.intent)
  if (!intent) return refuse('Something was missing in this form. Please try again.')
  try {
    return await intent.run(services, member, form)
  } catch (error) {
    if (error instanceof AppError) return refuse(intent.failed, error.message)
    if (!(error instanceof ZodError)) services.log.error({ err: error }, 'payments')
    return refuse(intent.failed, intent.comfort)
  }
}

const refuse = (title: string, message?: string) =>
  data<ActionReply>({ tone: 'error', title, ...(message && { message }) }, { status: 400 })
