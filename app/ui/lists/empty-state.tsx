import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Drawing, type DrawingName } from '../pictures/drawing.tsx'

/**
 * Shown instead of an empty list, or of a form that was sent: a line drawing, one sentence, and the next step.
 *
 * @param props.takesFocus whether the page's script focuses its heading
 */
export function EmptyState({
  drawing,
  title,
  headingLevel: Heading = 'h2',
  takesFocus = false,
  children,
  action,
}: {
  drawing: DrawingName
  title: string
  headingLevel?: 'h1' | 'h2' | 'h3'
  takesFocus?: boolean
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="mx-auto grid max-w-text justify-items-center gap-4 wrap-anywhere py-12 text-center">
      <Drawing name={drawing} className="mb-2 w-36" />
      <Heading
        {...(takesFocus && { tabIndex: -1 })}
        className={classNames('outline-none', Heading === 'h2' && 'text-xl')}
      >
        {title}
      </Heading>
      {children && <div className="text-ink-soft">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
