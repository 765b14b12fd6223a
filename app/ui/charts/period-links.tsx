import { Link } from 'react-router'

/**
 * Switches the period of a page's charts, in its address.
 *
 * @param props.hash the charts' part of the page, as `#usage`
 */
export function PeriodLinks({
  periods,
  chosen,
  hash = '',
}: {
  periods: readonly { days: number; text: string }[]
  /** In days. */
  chosen: number
  hash?: string
}) {
  return (
    <nav aria-label="Period" className="flex flex-wrap gap-1">
      {periods.map(({ days, text }) => (
        <Link
          key={days}
          to={`?days=${days}${hash}`}
          preventScrollReset
          aria-current={days === chosen ? 'true' : undefined}
          className="inline-flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-linen aria-[current=true]:bg-ink aria-[current=true]:text-paper aria-[current=true]:outline-2 aria-[current=true]:-outline-offset-2 aria-[current=true]:outline-transparent"
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
