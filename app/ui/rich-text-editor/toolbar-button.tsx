import type { LucideIcon } from 'lucide-react'
import { OFF } from '../buttons/button-style.ts'
import { classNames } from '../class-names.ts'

export interface ToolButton {
  label: string
  /** Its shortcut, shown on hover. */
  keys?: string
  icon: LucideIcon
  isOn?: boolean | undefined
  /** Whether it can be used now. A disabled button keeps its focus. */
  isOpen: boolean
  onClick: () => void
}

/** A button of the toolbar with its keyboard behaviour. */
export function ToolbarButton({
  label,
  keys,
  icon: Icon,
  isOn,
  isOpen,
  onClick,
  ...focus
}: ToolButton & { tabIndex: number; onFocus: () => void }) {
  return (
    <button
      type="button"
      {...focus}
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={isOn}
      aria-disabled={!isOpen || undefined}
      onClick={isOpen ? onClick : undefined}
      className={classNames(
        'inline-flex size-11 cursor-pointer items-center justify-center rounded-control transition-colors hover:bg-linen',
        'aria-pressed:bg-ink aria-pressed:text-paper',
        OFF,
      )}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
    </button>
  )
}
