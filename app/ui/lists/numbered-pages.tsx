import { Link } from 'react-router'
import { pageWindow } from '#app/lib/paging.ts'
import { OFF } from '../buttons/button-style.ts'
import { classNames } from '../class-names.ts'

const STEP =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-3 font-medium tabular-nums hover:bg-linen aria-[current=page]:bg-ink aria-[current=page]:text-paper'

/**
 * Links to the first, previous, next and last page, and up to five numbers.
 *
 * @param props.page counted from 1
 * @param props.addressOf returns the address of a page, for example `?page=2`
 * @param props.last address of the last page when the list was not counted to its end; null for none
 */
export function NumberedPages({
  page,
  pages,
  addressOf,
  last,
}: {
  page: number
  pages: number
  addressOf: (page: number) => string
  last?: string | null
}) {
  if (pages <= 1 && page === 1) return null
  const step = (text: string, target: string, isOpen: boolean) =>
    isOpen ? (
      <Link to={target} className={STEP}>
        {text}
      </Link>
    ) : (
      <span aria-disabled className={classNames(STEP, OFF)}>
        {text}
      </span>
    )
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-1 pt-6 text-dense">
      {step('First', addressOf(1), page > 1)}
      {step('Previous', addressOf(Math.min(page - 1, pages)), page > 1)}
      <ol className="flex gap-1">
        {pageWindow(Math.min(page, pages), pages).map((number) => (
          <li key={number}>
            <Link
              to={addressOf(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              className={STEP}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {step('Next', addressOf(page + 1), page < pages)}
      {last !== null && step('Last', last ?? addressOf(pages), Boolean(last) || page < pages)}
    </nav>
  )
}
