import { classNames } from '../class-names.ts'
import { useReadOnly } from '../forms/read-only.tsx'

/** A switch. On a read-only page it only shows its state. */
export function SwitchButton({
  label,
  isOn,
  pending = false,
  onToggle,
}: {
  /** Accessible name of the switch. */
  label: string
  isOn: boolean
  pending?: boolean
  onToggle: () => void
}) {
  const isReadOnly = useReadOnly()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      disabled={isReadOnly}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onToggle}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control aria-disabled:cursor-progress disabled:cursor-default"
    >
      <span
        className={classNames(
          'relative h-6 w-11 rounded-full border transition-colors',
          isOn ? 'border-forest bg-forest' : 'border-edge bg-white',
          pending && 'animate-breathe',
        )}
      >
        <span
          className={classNames(
            'absolute top-0.75 size-4 rounded-full transition-all',
            isOn ? 'left-5.75 bg-paper' : 'left-0.75 bg-edge',
          )}
        />
      </span>
      <span className="w-6 text-left text-sm">{isOn ? 'On' : 'Off'}</span>
    </button>
  )
}
