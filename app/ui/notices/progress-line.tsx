/**
 * A thin progress bar.
 *
 * @param props.value from 0 to `max`; undefined for an indeterminate state
 */
export function ProgressLine({ label, value, max = 100 }: { label: string; value?: number; max?: number }) {
  const share = value === undefined ? 100 : Math.min(100, Math.max(0, (value / max) * 100))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className="h-[3px] w-full overflow-hidden bg-line"
    >
      <div
        className={`h-full origin-left bg-bloom transition-transform ${value === undefined ? 'animate-breathe' : ''}`}
        style={{ transform: `scaleX(${share / 100})` }}
      />
    </div>
  )
}
