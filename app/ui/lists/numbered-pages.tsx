import { Link } from 'react-router'
import { pageWindow } from '#app/lib/paging.ts'
import { classNames } from '../class-names.ts'

const STEP =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-3 font-medium tabular-nums hover:bg-linen aria-[current=page]:bg-ink aria-[current=page]:text-paper'

/**
 * First, Previous, up to five numbers, Next, Last, as links.
 *
 * @param props.page counted from 1
 * @param props.addressOf the link to a page, such as `?page=2`
 * @param props.last the link to the last page, where the end of the list was not counted; null for none
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
      <span aria-disabled className={classNames(STEP, 'text-ink-soft hover:bg-transparent')}>
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
