import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import type { Found } from './found.ts'
import { hitAddress, kindName, pagesCalled, wholeLists } from './hit-address.ts'

const DEBOUNCE_MS = 200

/** Looks for users, uploads, requests, intake forms, posts and pages from every page of the administration: a button, and Ctrl-K. */
export function GlobalSearch() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
  const close = () => setIsOpen(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        aria-keyshortcuts="Control+K"
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 underline-offset-8 hover:underline"
      >
        <Search aria-hidden size={18} strokeWidth={1.5} />
        Search <kbd className="text-ink-soft text-sm max-sm:hidden">Ctrl K</kbd>
      </button>
      <Dialog open={isOpen} onClose={close} title="Search">
        <SearchBox onChosen={close} />
      </Dialog>
    </>
  )
}

function SearchBox({ onChosen }: { onChosen: () => void }) {
  const { data, load, state } = useFetcher<Found>()
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const wanted = text.trim()
    if (!wanted) return
    const timer = setTimeout(() => void load(`/admin/search?q=${encodeURIComponent(wanted)}`), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, load])
  const hits = text.trim() && data ? data.hits.filter(hitAddress) : []
  const pages = pagesCalled(text.trim())
  const isCurrent = state === 'idle' && data?.text === text.trim()
  const move = (event: KeyboardEvent) => moveFocus(event, input.current, list.current)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the field and its links
    <div className="grid gap-4" onKeyDown={move}>
      <input
        ref={input}
        type="search"
        aria-label="Search users, uploads, requests, intake forms, posts and pages"
        placeholder="Name, e-mail address, title…"
        value={text}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
        // What stands there may still be for an earlier text.
        onKeyDown={({ key }) => key === 'Enter' && isCurrent && list.current?.querySelector('a')?.click()}
        className="control"
      />
      <p role="status" className="text-ink-soft text-sm">
        {statusText(text, isCurrent, pages.length + hits.length)}
      </p>
      <ul ref={list} className="grid">
        {pages.map(({ to, text: title }) => (
          <Row key={to} to={to} title={title} kind="Page" onChosen={onChosen} />
        ))}
        {hits.map((hit) => (
          <Row
            key={hit.kind + hit.id}
            to={hitAddress(hit)!}
            title={hit.title}
            detail={hit.detail}
            kind={kindName(hit)}
            onChosen={onChosen}
          />
        ))}
        {hits.length > 0 && (
          <li className="flex flex-wrap gap-x-5 border-line border-t pt-2">
            {wholeLists(hits, data!.text).map(({ name, to }) => (
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

interface RowProps {
  to: string
  title: string
  /** What tells it from others of its title. */
  detail?: string
  kind: string
  onChosen: () => void
}

function Row({ to, title, detail, kind, onChosen }: RowProps) {
  return (
    <li className="border-line border-t">
      <Link
        to={to}
        onClick={onChosen}
        className="flex min-h-12 items-center justify-between gap-4 py-2 hover:bg-linen"
      >
        <span className="min-w-0">
          <span className="block truncate font-medium">{title}</span>
          {detail && <span className="block truncate text-ink-soft text-sm">{detail}</span>}
        </span>
        <span className="shrink-0 text-ink-soft text-sm">{kind}</span>
      </Link>
    </li>
  )
}

function statusText(text: string, isCurrent: boolean, count: number): string {
  if (!text.trim()) return 'Users, uploads, designer requests, intake forms, posts and pages.'
  if (!isCurrent) return 'Searching…'
  return count === 0 ? 'Nothing found.' : `${count} found. Enter opens the first.`
}

/** Down and up go through the field and its links, as in a menu. */
function moveFocus(event: KeyboardEvent, input: HTMLInputElement | null, list: HTMLUListElement | null) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (!step) return
  event.preventDefault()
  const places = [input, ...(list?.querySelectorAll('a') ?? [])]
  const at = places.indexOf(document.activeElement as HTMLInputElement)
  places[Math.max(0, Math.min(places.length - 1, at + step))]?.focus()
}
