import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import { Picture, type PictureProps } from './picture.tsx'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'before-after': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { line?: 33 | undefined }
    }
  }
}

interface BeforeAfterProps {
  before: PictureProps
  after: PictureProps
  /** Accessible name of the slider. */
  label?: string
  /** Labels of the two pictures; 'before' and 'after' by default. */
  names?: readonly [string, string]
  /** Share of the first picture at first, in percent; half by default. */
  line?: 33
}

/**
 * Two pictures of one place with a line to drag between them. The custom element of `site-script.js` moves the line,
 * so it works with and without React on the page. Both pictures have the proportions of the first.
 */
export function BeforeAfter({
  before,
  after,
  label = 'Compare before and after',
  names = ['Before', 'After'],
  line,
}: BeforeAfterProps) {
  return (
    <before-after aria-label={label} line={line}>
      <div slot="before">
        <Picture {...before} />
        <span className="before-after-label">{names[0]}</span>
      </div>
      <div slot="after" className="relative">
        <Picture {...after} cover className="absolute inset-0" />
        <span className="before-after-label">{names[1]}</span>
      </div>
    </before-after>
  )
}
