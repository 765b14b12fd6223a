import { Search } from 'lucide-react'
import { buttonStyle } from '#app/ui/buttons/button-style.ts'
import { MOST_LETTERS } from '../rules/search-query.ts'

/** Searches the blog; a plain form, so that it works without page script. */
export function SearchForm({ query = '' }: { query?: string }) {
  return (
    <search>
      <form action="/blog/search" className="flex w-full max-w-form gap-2">
        <input
          type="search"
          name="q"
          aria-label="Search the blog"
          placeholder="Search, e.g. calm bedroom"
          defaultValue={query}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          enterKeyHint="search"
          className="control min-w-0"
        />
        <button type="submit" aria-label="Search" className={buttonStyle('secondary', 'medium', 'px-4')}>
          <Search aria-hidden strokeWidth={1.5} />
        </button>
      </form>
    </search>
  )
}
