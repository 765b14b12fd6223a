import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useListQuery } from './list-query.ts'

/** Milliseconds without typing after which the list is searched. */
const DEBOUNCE_MS = 500

/**
 * Searches a list through `?search=` in the address and goes back to the first page. Enter searches at once, also
 * without a script.
 */
export function SearchField({ label, name = 'search' }: { label: string; name?: string }) {
  const { query, change, coming } = useListQuery()
  const value = query.get(name) ?? ''
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const follow = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const text = input.current?.value.trim() ?? ''
    if (text !== coming(name)) change({ [name]: text }, { replace: true })
  }
  useEffect(() => {
    // The address changed without typing: the back button, or 'Clear filters'. Text typed since then still counts.
    const isTyped = timer.current !== undefined || document.activeElement === input.current
    if (input.current && !isTyped) input.current.value = value
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <search>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          follow()
        }}
      >
        <Search
          aria-hidden
          size={18}
          strokeWidth={1.5}
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3.5 text-ink-soft"
        />
        <input
          ref={input}
          type="search"
          name={name}
          aria-label={label.replace(/\.+$/, '')}
          placeholder={label}
          defaultValue={value}
          maxLength={200}
          autoComplete="off"
          onChange={() => {
            clearTimeout(timer.current)
            timer.current = setTimeout(follow, DEBOUNCE_MS)
          }}
          className="control pl-10"
        />
      </form>
    </search>
  )
}
