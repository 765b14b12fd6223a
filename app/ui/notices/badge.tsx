import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

const TONES = {
  neutral: 'border-line bg-linen text-ink',
  success: 'border-success text-success',
  warning: 'border-warning text-warning',
  danger: 'border-danger text-danger',
  bloom: 'border-bloom bg-bloom text-paper',
}

export type BadgeTone = keyof typeof TONES

/** A word or a number that shows the state of the item beside it. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center whitespace-nowrap rounded-full border px-2.5 font-medium text-xs tabular-nums',
        TONES[tone],
      )}
    >
      {children}
    </span>
  )
}
