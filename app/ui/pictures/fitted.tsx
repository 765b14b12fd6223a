import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface FittedProps {
  /** Of the picture in it, in pixels. */
  width: number
  height: number
  /** How much of the window's height it may take, in percent. */
  share: number
  /** Stands at the beginning of its line rather than in the middle. */
  atStart?: boolean
  children: ReactNode
}

/** A place for a picture that keeps its proportions: an upright one gets narrower rather than taller than the window. */
export const Fitted = ({ width, height, share, atStart, children }: FittedProps) => (
  <div
    className={classNames('relative w-full', !atStart && 'mx-auto')}
    style={{ maxWidth: `calc(${share}svh * ${(width / height).toFixed(4)})` }}
  >
    {children}
  </div>
)
