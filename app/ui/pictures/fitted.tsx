import type { ReactNode } from 'react'

interface FittedProps {
  /** Of the picture in it, in pixels. */
  width: number
  height: number
  /** How much of the window's height it may take, in percent. */
  share: number
  children: ReactNode
}

/** A place for a picture that keeps its proportions: an upright one gets narrower rather than taller than the window. */
export const Fitted = ({ width, height, share, children }: FittedProps) => (
  <div
    className="relative mx-auto w-full"
    style={{ maxWidth: `calc(${share}svh * ${(width / height).toFixed(4)})` }}
  >
    {children}
  </div>
)
