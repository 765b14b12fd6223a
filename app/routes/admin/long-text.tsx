import { useState } from 'react'

const MAX_LENGTH = 400
const MAX_LINES = 6

/**
 * A text that somebody wrote. Shows the beginning of a long one, so that it does not push the next row away.
 *
 * @param props.of says for screen readers what 'Show all' shows: 'the message of Carla'
 */
export function LongText({ text, of }: { text: string; of: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const isLong = text.length > MAX_LENGTH || text.split('\n').length > MAX_LINES
  return (
    <div className="max-w-text lg:min-w-64 xl:min-w-80">
      <p className={isLong && !isWhole ? 'line-clamp-5 whitespace-pre-line' : 'whitespace-pre-line'}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="min-h-11 cursor-pointer text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          {isWhole ? 'Show less' : 'Show all'}
          <span className="sr-only"> of {of}</span>
        </button>
      )}
    </div>
  )
}
