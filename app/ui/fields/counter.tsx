import { type ComponentProps, useState } from 'react'
import { plural } from '#app/lib/plural.ts'
import { classNames } from '../class-names.ts'

type Value = Pick<ComponentProps<'input' | 'textarea'>, 'value' | 'defaultValue'>

/** The length of a field's text in characters. An uncontrolled field reports its input. */
export function useTextLength({ value, defaultValue }: Value) {
  const [typed, setLength] = useState(String(value ?? defaultValue ?? '').length)
  return { length: value === undefined ? typed : String(value).length, setLength }
}

/** The length of a text and its limit. Read aloud near the limit. */
export function Counter({ length, limit }: { length: number; limit: number }) {
  const left = limit - length
  return (
    <span
      className={classNames(
        'shrink-0 text-sm tabular-nums',
        left < 0 ? 'font-medium text-danger' : 'text-ink-soft',
      )}
    >
      <span aria-hidden>
        {length.toLocaleString('en-US')} / {limit.toLocaleString('en-US')}
      </span>
      <span className="sr-only" aria-live="polite">
        {left < 0 && `${plural(-left, 'character')} too many`}
        {left >= 0 && left <= limit * 0.1 && `${plural(left, 'character')} left`}
      </span>
    </span>
  )
}
