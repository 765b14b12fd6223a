import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { ProgressLine } from '#app/ui/notices/progress-line.tsx'
import { QuizHeader } from './quiz-frame.tsx'

interface QuizTroubleProps {
  siteName: string
  title: string
  children: ReactNode
  /** What the person can do here instead of leaving. */
  action?: ReactNode
}

/** A quiz page that cannot show pictures: the reason, and what to do next. */
export function QuizTrouble({ siteName, title, children, action }: QuizTroubleProps) {
  return (
    <>
      <QuizHeader siteName={siteName} />
      <main className="px-margin">
        <EmptyState
          drawing="frame"
          headingLevel="h1"
          title={title}
          action={
            <>
              {action}
              <ButtonLink to="/" variant={action ? 'secondary' : 'primary'}>
                Back to Home
              </ButtonLink>
            </>
          }
        >
          {children}
        </EmptyState>
      </main>
    </>
  )
}

/** A message while the quiz loads. */
export function QuizWaiting({ siteName, children }: { siteName: string; children: ReactNode }) {
  return (
    <>
      <QuizHeader siteName={siteName} />
      <main className="grid min-h-[70dvh] place-items-center px-margin text-center">
        <div className="grid w-full max-w-xs gap-6">
          <div className="grid gap-6 noscript:hidden">
            <p role="status" className="font-display text-2xl">
              {children}
            </p>
            <ProgressLine label="Please wait" />
          </div>
          <noscript>The quiz needs JavaScript, which this browser does not run here.</noscript>
        </div>
      </main>
    </>
  )
}
