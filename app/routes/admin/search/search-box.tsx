import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { UNREACHED } from '#app/ui/notices/unreached.ts'
import type { Found } from './found.ts'
import { Row } from './search-row.tsx'
import { useSearch } from './use-search.ts'

const NOTHING: Pick<Found, 'rows' | 'lists'> = { rows: [], lists: [] }

/** The search field, with results while the user types. */
export function SearchBox({ onChosen }: { onChosen: () => void }) {
  const [text, setText] = useState('')
  const { found: data, isLost } = useSearch(text.trim())
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { rows, lists } = text.trim() && data ? data : NOTHING
  const isCurrent = data?.text === text.trim()
  const move = (event: KeyboardEvent) => moveFocus(event, input.current, list.current)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the field and its links
    <div className="grid gap-4" onKeyDown={move}>
      <input
        ref={input}
        type="search"
        aria-label="Search users, uploads, requests, intake forms, messages, posts and pages"
        placeholder="Name, email address, title…"
        value={text}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
        // The results may still be those of an earlier text.
        onKeyDown={({ key }) => key === 'Enter' && isCurrent && list.current?.querySelector('a')?.click()}
        className="control"
      />
      <p role="status" className="text-ink-soft text-sm">
        {isLost ? UNREACHED : statusText(text, isCurrent, rows.length)}
      </p>
      <ul ref={list} className="grid">
        {rows.map((row) => (
          <Row key={row.kind + row.id} {...row} onChosen={onChosen} />
        ))}
        {lists.length > 0 && (
          <li className="flex flex-wrap gap-x-5 border-line border-t pt-2">
            {lists.map(({ name, to }) => (
              <Link
                key={to}
                to={to}
                onClick={onChosen}
                className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-bloom"
              >
                Show all {name}
              </Link>
            ))}
          </li>
        )}
      </ul>
    </div>
  )
}

function statusText(text: string, isCurrent: boolean, count: number): string {
  if (!text.trim()) return 'Users, uploads, designer requests, intake forms, messages, posts and pages.'
  if (!isCurrent) return 'Searching…'
  return count === 0 ? 'Nothing found.' : `${count} found. Enter opens the first.`
}

/** Moves the focus through the field and the results with Up and Down, as in a menu. */
function moveFocus(event: KeyboardEvent, input: HTMLInputElement | null, list: HTMLUListElement | null) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (!step) return
  event.preventDefault()
  const places = [input, ...(list?.querySelectorAll('a') ?? [])]
  const at = places.indexOf(document.activeElement as HTMLInputElement)
  places[Math.max(0, Math.min(places.length - 1, at + step))]?.focus()
}
