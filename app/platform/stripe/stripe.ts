import type Stripe from 'stripe'
import type { Environment } from '../env/environment.ts'
import { outgoingAgents } from '../env/outgoing-agents.ts'
import { checkoutTruth } from './checkout-truth.ts'
import { receivedEvent } from './received-event.ts'
import type { StripeGateway, StripeOrder, StripeSubscription } from './stripe-gateway.ts'

/** Milliseconds per call. The library retries a lost call with the same idempotency key. */
const TIME_LIMIT = 15_000

/**
 * Connects to Stripe, or to a server that speaks its protocol. Loads the library only when needed.
 *
 * @returns undefined when payments do not go through Stripe
 */
export async function openStripe(settings: Environment['payments']): Promise<StripeGateway | undefined> {
  if (settings.mode !== 'stripe') return undefined
  const { default: StripeClient } = await import('stripe')
  const agents = outgoingAgents()
  const client: Stripe = new StripeClient(settings.secretKey, {
    timeout: TIME_LIMIT,
    maxNetworkRetries: 2,
    telemetry: false,
    httpAgent: isSecure(settings.baseUrl) ? agents.httpsAgent : agents.httpAgent,
    ...(settings.baseUrl && addressOf(settings.baseUrl)),
  })
  return {
    createCheckout: async (order) => {
      const { id: sessionId, url } = await createSession(client, order)
      return { sessionId, url }
    },
    check: () => client.checkout.sessions.list({ limit: 1 }),
    readCheckout: (sessionId) => checkoutTruth(client, sessionId),
    expireCheckout: (sessionId) => expireCheckout(client, sessionId),
    sessionOf: async (payment) => {
      const { data } = await client.checkout.sessions.list({ payment_intent: payment, limit: 1 })
      return data[0]?.id
    },
    openPortal: async (customer, returnUrl) =>
      (await client.billingPortal.sessions.create({ customer, return_url: returnUrl })).url,
    subscriptionOf: (customerId) => subscriptionOf(client, customerId),
    readEvent: async (body, signature) =>
      receivedEvent(await client.webhooks.constructEventAsync(body, signature, settings.webhookSecret)),
  }
}

const isSecure = (baseUrl: string | undefined) => !baseUrl?.startsWith('http:')

function addressOf(baseUrl: string) {
  const { hostname, port } = new URL(baseUrl)
  return {
    protocol: isSecure(baseUrl) ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (isSecure(baseUrl) ? 443 : 80),
  }
}

/**
 * Creates a session for the buyer's customer. If that was deleted at Stripe, or belongs to the keys of its test mode,
 * the buyer becomes a new customer.
 */
async function createSession(client: Stripe, order: StripeOrder) {
  const create = (buyer: StripeOrder['buyer'], idempotencyKey: string) =>
    client.checkout.sessions.create(sessionFor({ ...order, buyer }), { idempotencyKey })
  const key = `checkout-${order.checkoutId}`
  try {
    return await create(order.buyer, key)
  } catch (error) {
    const { code, param } = error as { code?: unknown; param?: unknown }
    if (code !== 'resource_missing' || param !== 'customer') throw error
    return create({ ...order.buyer, customerId: undefined }, `${key}-new-customer`)
  }
}

/** One price in one currency, so that the charge equals the displayed offer. */
function sessionFor(order: StripeOrder): Stripe.Checkout.SessionCreateParams {
  const { customerId, email } = order.buyer
  return {
    mode: 'payment',
    client_reference_id: order.checkoutId,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency,
          unit_amount: order.amountCents,
          product_data: { name: order.title },
        },
      },
    ],
    ...(customerId ? { customer: customerId } : { customer_email: email, customer_creation: 'always' }),
    adaptive_pricing: { enabled: false },
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  }
}

/** Stripe refuses to expire a closed session, so the state is checked before, and again after a refusal. */
async function expireCheckout(client: Stripe, sessionId: string): Promise<void> {
  const isOpen = async () => (await client.checkout.sessions.retrieve(sessionId)).status === 'open'
  if (!(await isOpen())) return
  try {
    await client.checkout.sessions.expire(sessionId)
  } catch (error) {
    if (await isOpen()) throw error
  }
}

async function subscriptionOf(client: Stripe, customer: string): Promise<StripeSubscription> {
  const { data } = await client.subscriptions.list({ customer, status: 'all', limit: 10 })
  const current = data.find(({ status }) => status === 'active' || status === 'trialing')
  const item = current?.items.data[0]
  return {
    subscribed: current !== undefined,
    tier: item ? (item.price.nickname ?? item.price.id) : null,
    end: item ? new Date(item.current_period_end * 1000) : null,
  }
}
