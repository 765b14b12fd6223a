import { classNames } from '../class-names.ts'
import { Mark } from './mark.tsx'

/** The mark and the name beside it, in the size of the surrounding text. */
export function Wordmark({ name, className }: { name: string; className?: string }) {
  return (
    <span
      className={classNames('inline-flex items-center gap-[0.4em] font-display tracking-tight', className)}
    >
      <Mark className="size-[0.8em] shrink-0 text-bloom" />
      <span>{name}</span>
    </span>
  )
}
