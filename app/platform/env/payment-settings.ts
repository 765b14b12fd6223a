import type { Variables } from './variables.ts'

/** How payments are taken: through Stripe, in the built-in checkout that charges nothing, or not at all. */
export type PaymentSettings =
  | { mode: 'stripe'; secretKey: string; webhookSecret: string; baseUrl: string | undefined }
  | { mode: 'test' }
  | { mode: 'off' }

/** Addresses that are reachable only from this machine or its network. */
const PRIVATE_HOST =
  /^(localhost|.*\.localhost|.*\.local|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|\[::1\])$/

/** On a public site the test checkout is off unless `TEST_CHECKOUT` is set, so that it gives away no credits. */
export function readPayments(given: Variables): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given
  if (secretKey && webhookSecret)
    return { mode: 'stripe', secretKey, webhookSecret, baseUrl: given.STRIPE_BASE_URL }
  if (secretKey || webhookSecret)
    throw new Error(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together: one of them is missing. See .env.example.',
    )
  const host = new URL(given.APP_URL ?? 'http://localhost').hostname
  const isPublic = given.NODE_ENV === 'production' && !PRIVATE_HOST.test(host)
  return { mode: (given.TEST_CHECKOUT ?? !isPublic) ? 'test' : 'off' }
}
