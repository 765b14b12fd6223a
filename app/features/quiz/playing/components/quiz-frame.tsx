import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Wordmark } from '#app/ui/brand/wordmark.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ProgressLine } from '#app/ui/notices/progress-line.tsx'
import { ROUNDS } from '../../pool/rules/pool.ts'

interface QuizHeaderProps {
  siteName: string
  /** Rounds that have been answered; without it there is no line of progress. */
  answered?: number
  /** In line with a page's content, not with the window. */
  onPage?: boolean
  children?: ReactNode
}

/** The top of a quiz page, which has no site header: how far it is, the way home, and what the page says. */
export function QuizHeader({ siteName, answered, onPage, children }: QuizHeaderProps) {
  return (
    <header>
      {answered !== undefined && <ProgressLine label="Rounds answered" value={answered} max={ROUNDS} />}
      <div
        className={classNames(
          'flex min-h-12 flex-wrap items-center justify-between gap-x-6 pt-2 md:pt-3',
          onPage ? 'page' : 'px-4',
        )}
      >
        <Link to="/" className="inline-flex min-h-11 items-center text-ink text-lg no-underline">
          <Wordmark name={siteName} />
        </Link>
        {children}
      </div>
    </header>
  )
}
