import { receiveEvent } from '#app/features/payments/commands/receive-event.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { servicesContext } from '#app/platform/services.ts'
import { readText } from '../forms/read-text.server.ts'
import type { Route } from './+types/stripe-webhook.ts'

/** Maximum size of an event, in bytes. A checkout with all its lines takes a few kilobytes. */
const MAX_BYTES = 1_000_000

/** Refuses GET, because Stripe posts its events here. */
export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } })

/** Answers 200 to everything that needs no redelivery, including final refusals. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  try {
    const body = await readText({ request, context }, MAX_BYTES)
    return Response.json(await receiveEvent(services, body, request.headers.get('stripe-signature')))
  } catch (error) {
    if (error instanceof AppError) return Response.json({ error: error.code }, { status: error.status })
    services.log.error({ err: error }, 'payment event failed')
    return Response.json({ error: 'not_handled' }, { status: 503 })
  }
}
