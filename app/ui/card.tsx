import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const TONES = {
  linen: 'bg-linen',
  outline: 'border border-line',
  forest: 'on-dark bg-forest text-paper',
}

/** A quiet area for related content. Cards are never nested. */
export function Card({
  as: Element = 'div',
  tone = 'linen',
  className,
  ...element
}: {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  tone?: keyof typeof TONES
} & ComponentProps<'div'>) {
  const Tag = Element as 'div'
  return <Tag {...element} className={classNames('rounded-control p-6 sm:p-8', TONES[tone], className)} />
}
