import { classNames } from './class-names.ts'

/** How long a text is against how long it may be; read aloud near the end. */
export function CharacterCounter({ length, limit }: { length: number; limit: number }) {
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
        {left < 0 && `${-left} characters too many`}
        {left >= 0 && left <= limit * 0.1 && `${left} characters left`}
      </span>
    </span>
  )
}
