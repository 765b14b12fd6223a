import type { ReactNode } from 'react'
import { type Page, showingText } from '#app/lib/paging.ts'
import { SearchField } from '#app/ui/lists/search-field.tsx'
import { ExportLink } from './export-link.tsx'

interface ListHeadProps {
  title: string
  list: Page<unknown>
  /** What a row is: 'user'. */
  name: string
  /** What several are, when they are not that with an `s`. */
  names?: string
  searchLabel: string
  /** What is counted over the whole list. */
  figures?: ReactNode
  /** Filters, sorting. */
  children?: ReactNode
  /** What else can be done with the list as it is shown. */
  tools?: ReactNode
}

/** What stands over every list: its name, search, filters, how much is shown, and the way to take it along. */
export function ListHead({ title, list, name, names, searchLabel, figures, children, tools }: ListHeadProps) {
  return (
    <header className="grid gap-4">
      <h1 className="text-2xl">{title}</h1>
      {figures}
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full sm:max-w-96">
          <SearchField label={searchLabel} />
        </div>
        {children}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-soft">
          {showingText(list, name, names)}
        </p>
        <div className="-mx-4 flex flex-wrap items-center">
          {tools}
          <ExportLink />
        </div>
      </div>
    </header>
  )
}
