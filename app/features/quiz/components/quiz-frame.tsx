import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Wordmark } from '#app/ui/brand/wordmark.tsx'

/** The top of a quiz page, which has no site header: the way home, and what the page says beside it. */
export function QuizHeader({ siteName, children }: { siteName: string; children?: ReactNode }) {
  return (
    <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 px-margin pt-2 md:pt-3">
      <Link to="/" className="inline-flex min-h-11 items-center text-lg text-ink no-underline">
        <Wordmark name={siteName} />
      </Link>
      {children}
    </header>
  )
}
