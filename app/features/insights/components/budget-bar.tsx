import { BUDGET_MARKS } from '#app/features/ai-settings/spending/rules/budget.ts'
import { dollars } from '#app/lib/money.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { shareText } from '../rules/share-text.ts'

/** The percentage at which administrators get the first warning. */
const WARNING = BUDGET_MARKS[0]

/** This month's AI spending against the budget. */
export function BudgetBar({ spent, budget }: { spent: number; budget: number }) {
  const share = Math.min(1, spent / budget)
  return (
    <div className="grid content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">AI budget this month</h3>
        <span className="text-ink-soft tabular-nums">
          <TextLink to="/admin/settings/ai">
            {dollars(spent)} of {dollars(budget)}, {shareText(spent, budget)}
          </TextLink>
        </span>
      </div>
      <div aria-hidden className="h-3 bg-linen outline-1 outline-transparent">
        <div
          className={
            share * 100 >= WARNING
              ? 'h-full bg-danger forced-colors:bg-[CanvasText]'
              : 'h-full bg-forest forced-colors:bg-[CanvasText]'
          }
          style={{ width: `${share * 100}%` }}
        />
      </div>
      {share * 100 >= WARNING && share < 1 && (
        <p className="font-medium text-danger">
          {`More than ${WARNING} % of the budget is spent.`} Once all of it is, redesigns pause until next
          month or until it is raised.
        </p>
      )}
      {share >= 1 && (
        <p className="font-medium text-danger">
          The budget is spent: the AI makes no redesigns until next month, or until you raise it.
        </p>
      )}
    </div>
  )
}
