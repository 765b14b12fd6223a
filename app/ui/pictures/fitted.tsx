import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface FittedProps {
  /** Size of the picture in pixels. */
  width: number
  height: number
  /** Maximum share of the window's height, in percent. */
  share: number
  /** Aligns it to the start instead of the middle. */
  atStart?: boolean
  children: ReactNode
}

/** Keeps a picture's proportions. An upright picture gets narrower rather than taller than the window. */
export const Fitted = ({ width, height, share, atStart, children }: FittedProps) => (
  <div
    className={classNames('relative w-full', !atStart && 'mx-auto')}
    style={{ maxWidth: `calc(${share}svh * ${(width / height).toFixed(4)})` }}
  >
    {children}
  </div>
)
