import { redirect } from 'react-router'
import { startCheckout } from '#app/features/payments/commands/start-checkout.server.ts'
import { checkSubscription, openPortal } from '#app/features/payments/commands/stripe-customer.server.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { success } from '../forms/reply.ts'
import { intents, runIntent } from '../forms/run-intent.server.ts'
import type { Route } from './+types/credits.ts'

const LATER = 'Please try again in a moment.'
const NOT_CHARGED = `Nothing was charged. ${LATER}`

const CREDITS_INTENTS = intents(requireMember, {
  buy: {
    run: async (services, member, form) => redirect((await startCheckout(services, member, form)).url),
    failed: 'Failed to start payment process',
    invalid: NOT_CHARGED,
    broken: NOT_CHARGED,
  },
  portal: {
    run: async (services, member) => redirect((await openPortal(services, member)).url),
    failed: 'Customer portal failed',
    broken: LATER,
  },
  'check-subscription': {
    run: async (services, member) =>
      success(
        (await checkSubscription(services, member)) ? 'You have a subscription' : 'You have no subscription',
      ),
    failed: 'Subscription check failed',
    broken: LATER,
  },
})

/** Handles the credits page's forms. */
export const creditsAction = (args: Route.ActionArgs) => runIntent(args, CREDITS_INTENTS)
