import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Column } from '#app/ui/lists/data-table.tsx'
import { Tick } from './tick.tsx'

interface SelectionState {
  /** Ids of the selected rows on this page, in page order. */
  selected: string[]
  page: string[]
  toggle: (id: string) => void
  set: (ids: string[]) => void
}

const SelectionContext = createContext<SelectionState>({
  ...{ selected: [], page: [] },
  ...{ toggle: () => {}, set: () => {} },
})

export const useSelection = () => useContext(SelectionContext)

/** Provides the selected rows of a page. A row that leaves the page is deselected. */
export function Selection({ ids, children }: { ids: string[]; children: ReactNode }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const page = ids.join(' ')
  const state = useMemo(() => {
    const ids = page ? page.split(' ') : []
    return {
      page: ids,
      selected: ids.filter((id) => chosen.has(id)),
      toggle: (id: string) => setChosen((before) => before.symmetricDifference(new Set([id]))),
      set: (wanted: string[]) => setChosen(new Set(wanted)),
    }
  }, [page, chosen])
  return <SelectionContext value={state}>{children}</SelectionContext>
}

export function SelectRow({ id, label }: { id: string; label: string }) {
  const { selected, toggle } = useSelection()
  return <Tick label={`Select ${label}`} isOn={selected.includes(id)} onChange={() => toggle(id)} />
}

/** Selects the rows of this page, or none of them. */
export function SelectPage() {
  const { selected, page, set } = useSelection()
  const isAll = page.length > 0 && selected.length === page.length
  return (
    <Tick
      label={`Select page (${page.length})`}
      isOn={isAll}
      isPartly={selected.length > 0 && !isAll}
      onChange={() => set(isAll ? [] : page)}
    >
      Select page ({page.length})
    </Tick>
  )
}

/** Adds a checkbox to the column that names the rows. */
export const selectable = <Row,>(
  column: Column<Row>,
  of: (row: Row) => { id: string; label: string },
): Column<Row> => ({
  ...column,
  names: true,
  cell: (row) => (
    <div className="flex items-center gap-1 [.data-table-top_&]:items-start">
      <div className="table-controls empty:hidden">
        <SelectRow {...of(row)} />
      </div>
      <div className="min-w-0 flex-1">{column.cell(row)}</div>
    </div>
  ),
})
