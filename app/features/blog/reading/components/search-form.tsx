import { Search } from 'lucide-react'
import { buttonStyle } from '#app/ui/buttons/button-style.ts'
import { MAX_QUERY_LENGTH } from '../rules/search-query.ts'

/** The blog's search form. It works without a script. */
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
          maxLength={MAX_QUERY_LENGTH}
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
