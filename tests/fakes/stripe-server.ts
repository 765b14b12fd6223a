import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerStripe, type FakeAccount, type FakeCheckout } from './stripe-answers.ts'

const FAKE_STRIPE_KEY = 'sk_test_only_for_tests'
const FAKE_WEBHOOK_SECRET = 'whsec_only_for_tests'

/** An event as Stripe sends it: the body, and the header that proves its origin. */
export interface Delivery {
  body: string
  signature: string
}

export interface FakeStripe extends FakeAccount, AsyncDisposable {
  /** The environment of a product that uses this server. */
  readonly variables: Record<string, string>
  /** Answered requests, for example `POST /v1/checkout/sessions`. */
  readonly requests: string[]
  /** While true, answers every request with an error. */
  down: boolean
  /** Pays as the buyer. `values` contradict the order, as a forged or changed payment would. */
  pay(sessionId: string, values?: Partial<Pick<FakeCheckout, 'amount' | 'currency'>>): void
  /** @param about session's id; `charge.` events name its payment */
  event(type: string, about: string, id?: string): Delivery
}

/** Signs a body as Stripe does: HMAC SHA-256 over time and body. @param at seconds since 1970 */
export function signStripe(body: string, at = Math.floor(Date.now() / 1000), secret = FAKE_WEBHOOK_SECRET) {
  const proof = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${proof}`
}

/** Starts a server on a free port that speaks the part of Stripe's protocol that payments need. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const server = createServer((request, response) => {
    handle(fake, request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fake: FakeStripe = {
    variables: {
      STRIPE_SECRET_KEY: FAKE_STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: FAKE_WEBHOOK_SECRET,
      STRIPE_BASE_URL: address,
    },
    checkouts: new Map(),
    requests: [],
    down: false,
    pageOf: (id) => `${address}/pay/${id}`,
    beforeExpiry: () => {},
    lostCustomers: new Set(),
    subscriptions: new Map(),
    pay: (sessionId, values = {}) => {
      Object.assign(fake.checkouts.get(sessionId)!, { status: 'complete', paymentStatus: 'paid', ...values })
    },
    event: (type, about, id = `evt_${randomUUID()}`) => {
      const body = JSON.stringify(eventBody(fake, type, about, id))
      return { body, signature: signStripe(body) }
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return fake
}

/** The event's data is outdated on purpose, so that code that trusts it fails. */
function eventBody(fake: FakeStripe, type: string, about: string, id: string) {
  const checkout = fake.checkouts.get(about)
  const isSession = type.startsWith('checkout.session.')
  const object = isSession
    ? { id: about, object: 'checkout.session', payment_status: 'paid', amount_total: 1 }
    : { id: `obj_${about}`, object: 'charge', payment_intent: checkout?.payment ?? about, customer: about }
  return { id, object: 'event', type, created: 0, data: { object }, api_version: null, livemode: false }
}

async function handle(fake: FakeStripe, request: IncomingMessage, response: ServerResponse) {
  const body = new URLSearchParams(await textOf(request))
  const url = new URL(request.url!, 'http://stripe')
  fake.requests.push(`${request.method} ${url.pathname}`)
  const refusal = refusalOf(fake, request)
  const answer = refusal ?? answerStripe(fake, { method: request.method!, url, body, key: keyOf(request) })
  response.writeHead(answer ? answer.status : 404, {
    'content-type': 'application/json',
    'request-id': 'req_1',
  })
  response.end(
    JSON.stringify(answer?.json ?? { error: { type: 'invalid_request_error', message: 'No such' } }),
  )
}

function refusalOf(fake: FakeStripe, request: IncomingMessage) {
  if (fake.down) return { status: 500, json: { error: { type: 'api_error', message: 'Down' } } }
  const isKnown = request.headers.authorization === `Bearer ${FAKE_STRIPE_KEY}`
  if (isKnown) return undefined
  return { status: 401, json: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } }
}

const keyOf = (request: IncomingMessage) => String(request.headers['idempotency-key'] ?? '')

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
