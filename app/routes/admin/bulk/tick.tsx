import { type ReactNode, useEffect, useRef } from 'react'
import { CheckMark, checkboxStyle } from '#app/ui/fields/tick-style.tsx'
import { useReadOnly } from '#app/ui/forms/read-only.tsx'

interface TickProps {
  label: string
  isOn: boolean
  isPartly?: boolean
  onChange: () => void
  children?: ReactNode
}

/** A checkbox with an accessible name, large enough for a finger. Hidden from read-only viewers. */
export function Tick({ label, isOn, isPartly = false, onChange, children }: TickProps) {
  const input = useRef<HTMLInputElement>(null)
  const isReadOnly = useReadOnly()
  useEffect(() => {
    if (input.current) input.current.indeterminate = isPartly
  }, [isPartly])
  if (isReadOnly) return null
  return (
    <label className="inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-3">
      <span className="relative flex">
        <input
          ref={input}
          type="checkbox"
          aria-label={label}
          checked={isOn}
          onChange={onChange}
          className={`${checkboxStyle} indeterminate:bg-line`}
        />
        <CheckMark />
      </span>
      {children}
    </label>
  )
}
