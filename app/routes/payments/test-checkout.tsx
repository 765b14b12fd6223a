import { data, Form, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { cancelTestCheckout, payTestCheckout } from '#app/features/payments/commands/test-checkout.server.ts'
import { checkoutOf } from '#app/features/payments/queries/purchases.server.ts'
import { creditsInWords } from '#app/features/payments/rules/purchase-words.ts'
import { dollars } from '#app/lib/money.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { intents, runIntent } from '../forms/run-intent.server.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/test-checkout.ts'

export const meta = pageMeta('Test checkout')

const notFound = () => data(null, { status: 404 })

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const member = requireMember(context, request)
  const { database, environment } = context.get(servicesContext)
  const id = z.uuid().safeParse(params.checkoutId)
  const isTest = environment.payments.mode === 'test'
  const checkout = isTest && id.success ? await checkoutOf(database, member.userId, id.data) : undefined
  if (checkout?.provider !== 'test') throw notFound()
  if (checkout.status === 'paid') throw redirect('/dashboard?payment=success')
  if (checkout.status !== 'open') throw redirect('/credits')
  const { roomCredits, revisionCredits, amountCents } = checkout
  return { roomCredits, revisionCredits, amountCents }
}

const checkoutSchema = z.object({ checkoutId: z.uuid() })

const CHECKOUT_INTENTS = intents(requireMember, {
  pay: {
    schema: checkoutSchema,
    failed: 'Nothing was charged',
    run: async (services, member, { checkoutId }: z.output<typeof checkoutSchema>) => {
      await payTestCheckout(services, member, checkoutId)
      return redirect('/dashboard?payment=success')
    },
  },
  cancel: {
    schema: checkoutSchema,
    failed: 'Failed to cancel the purchase',
    run: async (services, member, { checkoutId }: z.output<typeof checkoutSchema>) => {
      await cancelTestCheckout(services, member, checkoutId)
      return redirect('/dashboard?payment=cancelled')
    },
  },
})

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  runIntent(sent, CHECKOUT_INTENTS, { fixed: { checkoutId: params.checkoutId }, ownStatus: true })

/** Replaces the payment provider's page in test mode, and charges nothing. */
export default function TestCheckout({ loaderData }: Route.ComponentProps) {
  const { state, formData } = useNavigation()
  const sent = state === 'idle' ? undefined : formData?.get('intent')
  return (
    <div className="page grid gap-8 py-12 md:py-16">
      <div className="mx-auto grid w-full max-w-xl gap-8">
        <Notice tone="warning" title="Test checkout">
          No payment provider is connected to this site. No card is asked for, and nothing is charged. The
          credits are real within this site.
        </Notice>
        <h1>Confirm your purchase</h1>
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 border-line border-y py-5">
          <dt>{creditsInWords(loaderData)}</dt>
          <dd className="font-display text-2xl tabular-nums">{dollars(loaderData.amountCents)}</dd>
          <dt className="mt-3 text-ink-soft">Charged in this test</dt>
          <dd className="mt-3 text-right text-ink-soft tabular-nums">{dollars(0)}</dd>
        </dl>
        <Form method="post" className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="intent"
            value="pay"
            size="large"
            pending={sent === 'pay'}
            pendingText="Adding your credits…"
          >
            Complete test purchase
          </Button>
          <Button type="submit" name="intent" value="cancel" size="large" variant="quiet">
            Cancel
          </Button>
        </Form>
      </div>
    </div>
  )
}
