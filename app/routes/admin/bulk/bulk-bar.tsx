import type { ReactNode } from 'react'
import { useReadOnly } from '#app/ui/forms/read-only.tsx'
import { SelectPage, useSelection } from './selection.tsx'

/**
 * A bar above a list with the number of selected rows and their actions.
 *
 * @param props.children renders the actions; called only while rows are selected
 */
export function BulkBar({ children }: { children: (ids: string[]) => ReactNode }) {
  const { selected, page, set } = useSelection()
  if (useReadOnly() || page.length === 0) return null
  return (
    <div className="sticky top-0 z-1 flex flex-wrap items-center gap-x-5 gap-y-1 border-line border-b bg-paper py-1">
      <SelectPage />
      <p role="status" className="text-ink-soft tabular-nums">
        {selected.length > 0 && `${selected.length} selected`}
      </p>
      {selected.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          {children(selected)}
          <button
            type="button"
            onClick={() => set([])}
            className="inline-flex min-h-11 cursor-pointer items-center px-3 underline underline-offset-4"
          >
            Clear
          </button>
        </div>
      )}
    </div>
  )
}
