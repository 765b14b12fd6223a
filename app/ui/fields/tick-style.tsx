import { Check } from 'lucide-react'

const TICK =
  'peer size-6 shrink-0 cursor-pointer appearance-none border border-edge bg-white transition-colors ' +
  'hover:border-ink checked:border-bloom disabled:cursor-not-allowed disabled:bg-linen ' +
  'aria-invalid:border-danger aria-invalid:border-2'

export const checkboxStyle = `${TICK} rounded-[4px] checked:bg-bloom disabled:checked:border-ink-soft disabled:checked:bg-ink-soft`

export const radioStyle = `${TICK} rounded-full checked:border-[7px]`

/** A checkbox's tick, shown by the checked input before it. */
export function CheckMark() {
  return (
    <Check
      aria-hidden
      strokeWidth={2.5}
      className="pointer-events-none absolute inset-1 size-4 text-paper opacity-0 transition-opacity peer-checked:opacity-100"
    />
  )
}
