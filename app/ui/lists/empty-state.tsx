import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from '../pictures/drawing.tsx'

/** Shown instead of an empty list: a line drawing, one sentence, and the next step. */
export function EmptyState({
  drawing,
  title,
  headingLevel: Heading = 'h2',
  children,
  action,
}: {
  drawing: DrawingName
  title: string
  headingLevel?: 'h1' | 'h2' | 'h3'
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="mx-auto grid max-w-text justify-items-center gap-4 wrap-anywhere py-12 text-center">
      <Drawing name={drawing} className="mb-2 w-36" />
      <Heading className={Heading === 'h2' ? 'text-xl' : undefined}>{title}</Heading>
      {children && <div className="text-ink-soft">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
