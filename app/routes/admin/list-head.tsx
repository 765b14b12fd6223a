import type { ReactNode } from 'react'
import { type Page, showingText } from '#app/lib/paging.ts'
import { SearchField } from '#app/ui/lists/search-field.tsx'
import { ExportLink } from './export-link.tsx'

interface ListHeadProps {
  title: string
  list: Page<unknown>
  /** A row's noun: 'user'. */
  name: string
  /** Plural of the noun; by default with an `s`. */
  names?: string
  searchLabel: string
  /** Figures over the whole list. */
  figures?: ReactNode
  /** Filters and sorting. */
  children?: ReactNode
  /** Other actions for the list as it is shown. */
  tools?: ReactNode
}

/** The header of every list: title, search, filters, the number of rows shown, and the export. */
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
