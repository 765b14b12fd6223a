import type { LucideProps } from 'lucide-react'
import type { ComponentProps, ComponentType } from 'react'
import { classNames } from '../class-names.ts'
import { OFF } from './button-style.ts'

/** A button that shows only an icon. Its label is read aloud and shown on hover. */
export function IconButton({
  icon: Icon,
  label,
  className,
  ...button
}: { icon: ComponentType<LucideProps>; label: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control text-ink transition-colors hover:bg-linen',
        OFF,
        className,
      )}
    >
      <Icon aria-hidden size={22} strokeWidth={1.5} />
    </button>
  )
}
