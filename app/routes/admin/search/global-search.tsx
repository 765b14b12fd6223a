import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import type { Hit } from '#app/features/insights/queries/global-search.server.ts'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import type { Found } from './found.ts'
import { hitAddress, kindName, wholeLists } from './hit-address.ts'

const DEBOUNCE_MS = 200

/** Looks for users, uploads, requests and posts from every page of the administration: a button, and Ctrl-K. */
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
  const isCurrent = state === 'idle' && data?.text === text.trim()
  const move = (event: KeyboardEvent) => moveFocus(event, input.current, list.current)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the field and its links
    <div className="grid gap-4" onKeyDown={move}>
      <input
        ref={input}
        type="search"
        aria-label="Search users, uploads, requests and posts"
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
        {statusText(text, isCurrent, hits.length)}
      </p>
      <ul ref={list} className="grid">
        {hits.map((hit) => (
          <li key={hit.kind + hit.id} className="border-line border-t">
            <Link
              to={hitAddress(hit)!}
              onClick={onChosen}
              className="flex min-h-12 items-center justify-between gap-4 py-2 hover:bg-linen"
            >
              <HitText hit={hit} />
              <span className="shrink-0 text-ink-soft text-sm">{kindName(hit)}</span>
            </Link>
          </li>
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

function HitText({ hit }: { hit: Hit }) {
  return (
    <span className="min-w-0">
      <span className="block truncate font-medium">{hit.title}</span>
      <span className="block truncate text-ink-soft text-sm">{hit.detail}</span>
    </span>
  )
}

function statusText(text: string, isCurrent: boolean, count: number): string {
  if (!text.trim()) return 'Users, uploads, designer requests and posts.'
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
