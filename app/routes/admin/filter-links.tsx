import { Link, useSearchParams } from 'react-router'
import { changedQuery } from '#app/lib/paging.ts'
import { buttonStyle } from '#app/ui/buttons/button-style.ts'

interface FilterLinksProps {
  label: string
  /** Name of the filter in the address. */
  name: string
  options: { value: string; label: string; count?: number }[]
}

/** One of a few views of a list, each with its address. The first is what the list opens with. */
export function FilterLinks({ label, name, options }: FilterLinksProps) {
  const [query] = useSearchParams()
  const chosen = query.get(name) ?? options[0]!.value
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {options.map(({ value, label: text, count }, index) => (
        <Link
          key={value}
          to={changedQuery(query, { [name]: index === 0 ? '' : value })}
          preventScrollReset
          aria-current={value === chosen ? 'true' : undefined}
          className={buttonStyle(value === chosen ? 'primary' : 'secondary', 'small')}
        >
          {text}
          {count !== undefined && <span className="tabular-nums">({count.toLocaleString('en-US')})</span>}
        </Link>
      ))}
    </nav>
  )
}
