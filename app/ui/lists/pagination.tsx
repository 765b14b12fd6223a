import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

const STEP = 'inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 font-medium hover:bg-linen'

/**
 * Links to the previous and the next page of a list.
 *
 * @param props.page counted from 1
 * @param props.addressOf returns the address of a page, for example `?page=2`
 */
export function Pagination({
  page,
  pages,
  addressOf,
}: {
  page: number
  pages: number
  addressOf: (page: number) => string
}) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-4 pt-6 text-dense">
      <Step to={page > 1 ? addressOf(page - 1) : undefined} relation="prev">
        <ChevronLeft aria-hidden size={18} /> Previous
      </Step>
      <span className="text-ink-soft tabular-nums">
        Page {page} of {pages}
      </span>
      <Step to={page < pages ? addressOf(page + 1) : undefined} relation="next">
        Next <ChevronRight aria-hidden size={18} />
      </Step>
    </nav>
  )
}

function Step({ to, relation, children }: { to: string | undefined; relation: string; children: ReactNode }) {
  if (to === undefined)
    return (
      <span aria-hidden className={`${STEP} invisible`}>
        {children}
      </span>
    )
  return (
    <Link to={to} rel={relation} className={STEP}>
      {children}
    </Link>
  )
}
