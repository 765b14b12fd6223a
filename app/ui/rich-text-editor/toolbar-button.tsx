import type { LucideIcon } from 'lucide-react'
import { classNames } from '#app/ui/class-names.ts'

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
        'aria-pressed:bg-ink aria-pressed:text-paper aria-disabled:cursor-not-allowed aria-disabled:text-edge aria-disabled:hover:bg-transparent',
      )}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
    </button>
  )
}
