import { randomUUID } from 'node:crypto'

/** A checkout in the fake. Tests change it to simulate events. */
export interface FakeCheckout {
  id: string
  reference: string
  key: string
  status: 'open' | 'complete' | 'expired'
  paymentStatus: 'paid' | 'unpaid'
  amount: number
  currency: string
  payment: string
  customer: string
  refunded: number
  /** A dispute's status, for example `needs_response`. */
  dispute: string | undefined
  /** The request's form. */
  form: Record<string, string>
}

/** The state of a seller's account in the fake. */
export interface FakeAccount {
  /** Every checkout by its session's id. */
  readonly checkouts: Map<string, FakeCheckout>
  /** The page's address in the next checkouts; null for none. */
  pageOf: (sessionId: string) => string | null
  /** Called just before a checkout expires. */
  beforeExpiry: (checkout: FakeCheckout) => void
  /** Customers that were deleted at Stripe, or belong to the keys of its test mode. */
  lostCustomers: Set<string>
  /** The customer's subscription, for `/v1/subscriptions`. */
  subscriptions: Map<string, { status: string; tier: string; end: number }>
}

interface Asked {
  method: string
  url: URL
  body: URLSearchParams
  key: string
}

interface Answer {
  status: number
  json: unknown
}

const ok = (json: unknown): Answer => ({ status: 200, json })
const list = (data: unknown[]) => ok({ object: 'list', data, has_more: false })

const NO_SUCH_CUSTOMER: Answer = {
  status: 400,
  json: {
    error: {
      type: 'invalid_request_error',
      code: 'resource_missing',
      param: 'customer',
      message: 'No such customer',
    },
  },
}

/** Stripe's response; undefined when the object does not exist. */
export function answerStripe(fake: FakeAccount, asked: Asked): Answer | undefined {
  const { pathname, searchParams } = asked.url
  const byPayment = () =>
    [...fake.checkouts.values()].filter(({ payment }) => payment === searchParams.get('payment_intent'))
  switch (`${asked.method} ${pathname}`) {
    case 'POST /v1/checkout/sessions':
      if (fake.lostCustomers.has(asked.body.get('customer') ?? '')) return NO_SUCH_CUSTOMER
      return ok(sessionJson(fake, create(fake, asked)))
    case 'GET /v1/checkout/sessions':
      return list(byPayment().map((checkout) => sessionJson(fake, checkout)))
    case 'GET /v1/disputes':
      return list(
        byPayment().flatMap(({ dispute, amount }) =>
          dispute ? [{ object: 'dispute', status: dispute, amount }] : [],
        ),
      )
    case 'GET /v1/subscriptions':
      return list(subscriptionsOf(fake, searchParams.get('customer') ?? ''))
    case 'POST /v1/billing_portal/sessions':
      return ok({
        object: 'billing_portal.session',
        url: `https://billing.example/${asked.body.get('customer')}`,
      })
  }
  const [, id, deed] = /^\/v1\/checkout\/sessions\/([\w-]+)(\/expire)?$/.exec(pathname) ?? []
  const checkout = id ? fake.checkouts.get(id) : undefined
  if (!checkout) return undefined
  if (deed && asked.method === 'POST') return expire(fake, checkout)
  return ok(sessionJson(fake, checkout))
}

/** Like Stripe, expires open checkouts only. */
function expire(fake: FakeAccount, checkout: FakeCheckout): Answer {
  fake.beforeExpiry(checkout)
  if (checkout.status !== 'open') {
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Session has a status of ${checkout.status}.`
    return { status: 400, json: { error: { type: 'invalid_request_error', message } } }
  }
  checkout.status = 'expired'
  return ok(sessionJson(fake, checkout))
}

/** Like Stripe, returns the same session for the same key. */
function create(fake: FakeAccount, { body, key }: Asked): FakeCheckout {
  const known = [...fake.checkouts.values()].find((checkout) => key && checkout.key === key)
  if (known) return known
  const price = 'line_items[0][price_data]'
  const made: FakeCheckout = {
    id: `cs_test_${randomUUID().replaceAll('-', '')}`,
    reference: body.get('client_reference_id') ?? '',
    key,
    status: 'open',
    paymentStatus: 'unpaid',
    amount: Number(body.get(`${price}[unit_amount]`)),
    currency: body.get(`${price}[currency]`) ?? '',
    payment: `pi_${randomUUID().replaceAll('-', '')}`,
    customer: body.get('customer') ?? `cus_${randomUUID().replaceAll('-', '')}`,
    refunded: 0,
    dispute: undefined,
    form: Object.fromEntries(body),
  }
  fake.checkouts.set(made.id, made)
  return made
}

function sessionJson(fake: FakeAccount, checkout: FakeCheckout) {
  const isPaid = checkout.paymentStatus === 'paid'
  const charge = {
    object: 'charge',
    amount_refunded: checkout.refunded,
    disputed: checkout.dispute !== undefined,
    receipt_url: `https://pay.example/receipts/${checkout.payment}`,
  }
  return {
    id: checkout.id,
    object: 'checkout.session',
    mode: 'payment',
    client_reference_id: checkout.reference,
    status: checkout.status,
    payment_status: checkout.paymentStatus,
    amount_total: checkout.amount,
    currency: checkout.currency,
    customer: checkout.customer,
    url: fake.pageOf(checkout.id),
    payment_intent:
      checkout.status === 'complete'
        ? {
            id: checkout.payment,
            object: 'payment_intent',
            status: isPaid ? 'succeeded' : 'requires_payment_method',
            latest_charge: isPaid ? charge : null,
          }
        : null,
  }
}

function subscriptionsOf({ subscriptions }: FakeAccount, customer: string) {
  const known = subscriptions.get(customer)
  if (!known) return []
  const item = { price: { id: 'price_1', nickname: known.tier }, current_period_end: known.end }
  return [{ object: 'subscription', status: known.status, items: { data: [item] } }]
}
