import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

const STEP = 'inline-flex min-h-11 items-center gap-1.5 font-medium hover:text-bloom'

interface OlderPostsProps {
  page: number
  hasMore: boolean
  addressOf: (page: number) => string
}

/**
 * Links to the next and the previous page of posts.
 *
 * @param props.page counted from 1
 * @param props.addressOf returns the address of a page
 */
export function OlderPosts({ page, hasMore, addressOf }: OlderPostsProps) {
  if (page === 1 && !hasMore) return null
  return (
    <nav
      aria-label="Pages"
      className="mt-16 grid grid-cols-[1fr_auto_1fr] items-center border-line border-t pt-4"
    >
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev" className={`${STEP} col-start-1 justify-self-start`}>
          <ChevronLeft aria-hidden size={18} /> Newer posts
        </Link>
      )}
      <span className="col-start-2 text-ink-soft text-sm tabular-nums">Page {page}</span>
      {hasMore && (
        <Link to={addressOf(page + 1)} rel="next" className={`${STEP} col-start-3 justify-self-end`}>
          Older posts <ChevronRight aria-hidden size={18} />
        </Link>
      )}
    </nav>
  )
}
