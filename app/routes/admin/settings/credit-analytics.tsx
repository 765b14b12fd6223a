import {
  balances,
  refusedEvents,
  sales,
  troubledPayments,
} from '#app/features/insights/queries/credit-analytics.server.ts'
import { dollars } from '#app/lib/money.ts'
import { pageFrom } from '#app/lib/paging.ts'
import { servicesContext } from '#app/platform/services.ts'
import { pageMeta } from '../../page-meta.ts'
import { Facts } from '../facts.tsx'
import type { PanelHandle } from '../failed-panel.tsx'
import { ListPages } from '../list-pages.tsx'
import type { Route } from './+types/credit-analytics.ts'
import { CreditTabs } from './credit-tabs.tsx'
import { RefusedEvents, TroubledPayments } from './payment-trouble.tsx'

export const meta = pageMeta('Credit Analytics')

export const handle: PanelHandle = { failed: 'Failed to load credit analytics' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database } = context.get(servicesContext)
  const page = pageFrom(new URL(request.url).searchParams)
  const [credit, sold, troubled, refused] = await Promise.all([
    balances(database),
    sales(database),
    troubledPayments(database, page),
    refusedEvents(database),
  ])
  return { credit, sold, troubled, refused }
}

const number = (value: number) => value.toLocaleString('en-US')

/** Balances, sales, and problems with payments. */
export default function CreditAnalytics({ loaderData }: Route.ComponentProps) {
  const { credit, sold, troubled, refused } = loaderData
  return (
    <div className="grid gap-10">
      <h1 className="text-2xl">Credits</h1>
      <CreditTabs />
      <section className="grid gap-4">
        <h2 className="text-xl">Balances</h2>
        <Facts
          facts={[
            ['Users', number(credit.users)],
            ['Users with a credit row', number(credit.rows)],
            ['With room credits', number(credit.withRoom)],
            ['With revision credits', number(credit.withRevision)],
            ['Without any credit', number(credit.empty)],
            ['Unlimited', number(credit.unlimited)],
            ['Room credits unspent', number(credit.roomCredits)],
            ['Revision credits unspent', number(credit.revisionCredits)],
          ]}
        />
      </section>
      <section className="grid gap-4">
        <h2 className="text-xl">Sales</h2>
        <Facts
          facts={[
            ['Purchases', number(sold.purchases)],
            ['Buyers', number(sold.buyers)],
            ['Charged', dollars(sold.chargedCents)],
            ['Refunded', dollars(sold.refundedCents)],
            ['Room credits sold', number(sold.roomCredits)],
            ['Revision credits sold', number(sold.revisionCredits)],
          ]}
        />
      </section>
      <section className="grid gap-4">
        <h2 className="text-xl">Refunds and disputes</h2>
        <TroubledPayments rows={troubled.rows} />
        <ListPages list={troubled} />
      </section>
      <section className="grid gap-4">
        <h2 className="text-xl">Refused payment events</h2>
        <RefusedEvents rows={refused} />
      </section>
    </div>
  )
}
