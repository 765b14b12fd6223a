import { dollars } from '#app/lib/money.ts'
import { plural } from '#app/lib/plural.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { BudgetSum } from '../rules/budget-sum.ts'
import { amountText } from '../rules/price-text.ts'
import { AmountField } from './amount-field.tsx'

interface BudgetPanelProps {
  redesignId: string
  sum: BudgetSum
  budgetCents: number | null
}

/** The total cost of the things against the owner's budget. */
export function BudgetPanel({ redesignId, sum, budgetCents }: BudgetPanelProps) {
  const { total, got, open, unpriced, left } = sum
  const isEmpty = total === 0 && budgetCents === null
  return (
    <div
      className={classNames(
        'grid gap-x-10 gap-y-6 bg-linen p-6 md:grid-cols-[1fr_15rem] md:p-8 print:grid-cols-1 print:bg-transparent print:p-0',
        isEmpty && 'print:hidden',
      )}
    >
      <div className="grid content-start gap-4 print:gap-1" aria-live="polite">
        <p className="font-display text-2xl tabular-nums">{dollars(total)}</p>
        <Bar got={got} total={total} budget={budgetCents} />
        <dl className="flex flex-wrap gap-x-8 gap-y-1 text-dense tabular-nums">
          <Amount name="Got it" value={dollars(got)} mark="bg-forest" />
          <Amount name="Still to buy" value={dollars(open)} mark="bg-ochre" />
          {left !== null && (
            <Amount
              name={left < 0 ? 'Over budget' : 'Left'}
              value={dollars(Math.abs(left))}
              mark={left < 0 ? 'bg-danger' : 'border border-edge'}
            />
          )}
        </dl>
        {unpriced > 0 && (
          <p className="text-dense text-ink-soft">{plural(unpriced, 'thing')} without a price so far.</p>
        )}
      </div>
      <AmountField
        label="Your budget"
        name="budget"
        seenName="seenBudget"
        saved={amountText(budgetCents)}
        id={redesignId}
        fields={{ intent: 'budget', redesignId }}
        className="print:hidden"
      />
      {budgetCents !== null && (
        <p className="hidden text-dense print:block">Budget: {dollars(budgetCents)}</p>
      )}
    </div>
  )
}

const Amount = ({ name, value, mark }: { name: string; value: string; mark: string }) => (
  <div className="flex items-center gap-2">
    <span aria-hidden className={`block size-3 rounded-full forced-color-adjust-none ${mark}`} />
    <dt className="text-ink-soft">{name}</dt>
    <dd className="font-medium">{value}</dd>
  </div>
)

/** Spent and planned fractions of the budget, or of the total without one. The text beside it says the same. */
function Bar({ got, total, budget }: { got: number; total: number; budget: number | null }) {
  const whole = Math.max(total, budget ?? 0)
  if (whole === 0) return null
  const share = (cents: number) => ({ width: `${((cents / whole) * 100).toFixed(2)}%` })
  return (
    <div aria-hidden className="flex h-2 overflow-hidden rounded-full bg-line forced-color-adjust-none">
      <span className="bg-forest" style={share(got)} />
      <span className="bg-ochre" style={share(total - got)} />
    </div>
  )
}
