import { dollars } from '#app/lib/money.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import type { Money } from '../queries/money.server.ts'
import type { Period } from '../rules/chart-periods.ts'

interface MoneyFiguresProps {
  money: Money
  period: Period
  since: string
}

/** Revenue and refunds of a period, compared with the previous one. */
export function MoneyFigures({ money, period, since }: MoneyFiguresProps) {
  const before = (cents: number) => `${dollars(cents)} in the ${period.text} before`
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">Money</h3>
      <dl className="grid border-line border-t sm:grid-cols-2">
        <Figure
          title="Revenue"
          to={`/admin/payments?from=${since}`}
          cents={money.revenue}
          note={before(money.revenueBefore)}
        />
        <Figure
          title="Refunds"
          to={`/admin/payments?state=refunded&from=${since}`}
          cents={money.refunds}
          note={before(money.refundsBefore)}
        />
      </dl>
      <p className="text-ink-soft text-sm">
        Revenue is what was charged in the period, before refunds and Stripe's fees. Refunds count on the day
        we first learned of them; earlier ones on the day of the purchase. Days are in UTC.
      </p>
    </div>
  )
}

interface FigureProps {
  title: string
  /** The list behind the figure. */
  to: string
  cents: number
  note: string
}

const Figure = ({ title, to, cents, note }: FigureProps) => (
  <div className="flex flex-col gap-1 border-line border-b py-5 pr-4">
    <dt className="text-ink-soft text-sm">{title}</dt>
    <dd className="font-display text-[2.25rem] tabular-nums leading-10">
      <TextLink to={to}>{dollars(cents)}</TextLink>
    </dd>
    <dd className="text-ink-soft text-sm">{note}</dd>
  </div>
)
