import { Link, useSearchParams } from 'react-router'
import { changedQuery } from '#app/lib/paging.ts'
import { buttonStyle } from '#app/ui/buttons/button-style.ts'

interface FilterLinksProps {
  label: string
  /** Stands above the links, beside fields that have titles as well. */
  title?: string
  /** Query parameter of the filter. */
  name: string
  options: { value: string; label: string; count?: number }[]
}

/** Links to a few views of a list. The first is the default. */
export function FilterLinks({ label, title, name, options }: FilterLinksProps) {
  const [query] = useSearchParams()
  const chosen = query.get(name) ?? options[0]!.value
  return (
    <nav aria-label={label} className="grid gap-1.5">
      {title && (
        <p aria-hidden className="font-medium">
          {title}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label: text, count }, index) => (
          <Link
            key={value}
            to={changedQuery(query, { [name]: index === 0 ? '' : value })}
            preventScrollReset
            aria-current={value === chosen ? 'true' : undefined}
            className={buttonStyle(value === chosen ? 'primary' : 'secondary', 'small', 'min-h-12')}
          >
            {text}
            {count !== undefined && <span className="tabular-nums">({count.toLocaleString('en-US')})</span>}
          </Link>
        ))}
      </div>
    </nav>
  )
}
