import { useSearchParams } from 'react-router'
import { paymentPage } from '#app/features/insights/queries/payment-list.server.ts'
import { dollars } from '#app/lib/money.ts'
import { isFiltered, pageFrom } from '#app/lib/paging.ts'
import { servicesContext } from '#app/platform/services.ts'
import { FilterDays } from '#app/ui/lists/filter-days.tsx'
import { FilterSelect } from '#app/ui/lists/filter-select.tsx'
import { pageMeta } from '../../page-meta.ts'
import { Facts } from '../facts.tsx'
import type { PanelHandle } from '../failed-panel.tsx'
import { ListHead } from '../list-head.tsx'
import { ListPages } from '../list-pages.tsx'
import type { Route } from './+types/list.ts'
import { paymentFilter, STATE_OPTIONS } from './payment-filter.ts'
import { PaymentTable } from './payment-table.tsx'

export const meta = pageMeta('Payments')

export const handle: PanelHandle = { failed: 'Failed to load payments' }

export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { database } = context.get(servicesContext)
  return paymentPage(database, { ...paymentFilter(query), page: pageFrom(query) })
}

/** Payments and refunds, with the sums of the whole list. They equal the dashboard's for the same days. */
export default function Payments({ loaderData: list }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const isOfRefunds = query.get('state') === 'refunded'
  return (
    <section className="grid gap-6">
      <ListHead
        title="Payments"
        list={list}
        name="payment"
        searchLabel="Search by name or email..."
        figures={
          list.sums && (
            <Facts
              facts={[
                ['Charged', dollars(list.sums.chargedCents)],
                ['Given back of that', dollars(list.sums.refundedCents)],
              ]}
            />
          )
        }
      >
        <FilterSelect label="State" name="state" options={STATE_OPTIONS} />
        <FilterDays what={isOfRefunds ? 'Refunded' : 'Paid'} />
      </ListHead>
      <PaymentTable rows={list.rows} isFiltered={isFiltered(query)} />
      <ListPages list={list} />
      <p className="max-w-text text-ink-soft text-sm">
        A purchase is a payment that Stripe took, that added room credits, and that was neither refunded in
        full nor disputed. Refunds are made in Stripe and appear here by themselves; a test purchase charged
        nothing, so nothing can be given back.
      </p>
    </section>
  )
}
