import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Wordmark } from '#app/ui/brand/wordmark.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ProgressLine } from '#app/ui/notices/progress-line.tsx'
import { ROUNDS } from '../../rules/rounds.ts'

interface QuizHeaderProps {
  siteName: string
  /** Number of answered rounds; undefined hides the progress line. */
  answered?: number
  /** Aligns it with the page's content instead of the window. */
  onPage?: boolean
  children?: ReactNode
}

/** Header of a quiz page, which has no site header: progress, a link home, and the page's text. */
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
