import { type ComponentProps, useState } from 'react'
import { counterTexts } from './counter-texts.ts'

type Value = Pick<ComponentProps<'input' | 'textarea'>, 'value' | 'defaultValue'>

/** The length of a field's text in characters. An uncontrolled field reports its input. */
export function useTextLength({ value, defaultValue }: Value) {
  const [typed, setLength] = useState(String(value ?? defaultValue ?? '').length)
  return { length: value === undefined ? typed : String(value).length, setLength }
}

/** The length of a text and its limit. Read aloud near the limit. */
export function Counter({ length, limit }: { length: number; limit: number }) {
  const { shown, spoken, isOver } = counterTexts(length, limit)
  return (
    <span
      data-counter={limit}
      data-over={isOver || undefined}
      className="shrink-0 text-ink-soft text-sm tabular-nums data-over:font-medium data-over:text-danger"
    >
      <span aria-hidden>{shown}</span>
      <span className="sr-only" aria-live="polite">
        {spoken}
      </span>
    </span>
  )
}
