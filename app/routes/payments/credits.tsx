import { redesignService } from '#app/features/ai-settings/provider/queries/pause.server.ts'
import { CreditCounts } from '#app/features/credits/components/credit-counts.tsx'
import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import { isUnlimited } from '#app/features/credits/rules.ts'
import { Billing } from '#app/features/payments/components/billing.tsx'
import { NothingNeeded } from '#app/features/payments/components/nothing-needed.tsx'
import { NothingOffered } from '#app/features/payments/components/nothing-offered.tsx'
import { OfferCard } from '#app/features/payments/components/offer-card.tsx'
import { PurchaseTable } from '#app/features/payments/components/purchase-table.tsx'
import { currentOffer, purchasesOf, subscriberOf } from '#app/features/payments/queries/purchases.server.ts'
import { pageFrom, pagesOf } from '#app/lib/paging.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { Pagination } from '#app/ui/lists/pagination.tsx'
import { ReplyNotice } from '../forms/reply-notice.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/credits.ts'
import { creditsAction } from './credits-action.server.ts'

export const handle = { scriptLater: true }

export const meta = pageMeta('Credits')

export const action = creditsAction

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(context, request)
  const services = context.get(servicesContext)
  const { database, environment } = services
  const page = pageFrom(new URL(request.url).searchParams)
  const [credits, offer, purchases, subscriber, service] = await Promise.all([
    creditsOf(database, member.userId),
    currentOffer(database),
    purchasesOf(database, member.userId, page),
    subscriberOf(database, member.userId),
    redesignService(services),
  ])
  const { mode } = environment.payments
  const { isPaid } = service.engine
  const needsNone = isPaid && isUnlimited(credits!)
  const subscription = mode === 'stripe' && subscriber?.stripeCustomerId ? subscriber : undefined
  return {
    credits: credits!,
    offer: isPaid && !needsNone ? offer : null,
    needsNone,
    pause: service.pause,
    purchases,
    mode,
    subscription: subscription && shown(subscription),
  }
}

/** Keeps server-only data out of the page. */
const shown = ({ subscribed, subscriptionTier, subscriptionEnd }: Subscription) => ({
  subscribed,
  subscriptionTier,
  subscriptionEnd,
})

type Subscription = NonNullable<Awaited<ReturnType<typeof subscriberOf>>>

/** Offers, balance and purchases. */
export default function Credits({ loaderData, actionData }: Route.ComponentProps) {
  const { credits, offer, needsNone, pause, purchases, mode, subscription } = loaderData
  return (
    <div className="page grid gap-section py-12 md:py-16">
      <div className="grid gap-8">
        <TextLink to="/dashboard" className="inline-flex min-h-11 items-center justify-self-start text-dense">
          Back to your rooms
        </TextLink>
        <h1>{needsNone ? 'Your credits' : 'Get more credits'}</h1>
        <ReplyNotice answer={actionData} />
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
          {offer ? (
            <OfferCard offer={offer} mode={mode} pause={pause} />
          ) : needsNone ? (
            <NothingNeeded />
          ) : (
            <NothingOffered />
          )}
          <div className="grid gap-10 lg:pt-8">
            <section aria-labelledby="balance-title" className="grid gap-5">
              <h2 id="balance-title" className="text-xl leading-7">
                What you have now
              </h2>
              <CreditCounts credits={credits} />
            </section>
            {subscription && <Billing subscription={subscription} />}
          </div>
        </div>
      </div>
      <section aria-labelledby="purchases-title" className="grid gap-6">
        <h2 id="purchases-title">Your purchases</h2>
        <PurchaseTable purchases={purchases.rows} />
        <Pagination
          page={purchases.page}
          pages={pagesOf(purchases)}
          addressOf={(page) => (page === 1 ? '?' : `?page=${page}`)}
        />
      </section>
    </div>
  )
}
