import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface Column<Row> {
  /** Heading, and the cell's label on a card. */
  title: string
  cell: (row: Row) => ReactNode
  /** Aligns numbers to the right. */
  numeric?: boolean
  /** Whether it names the row. The first column does by default. */
  names?: boolean
  /** Hides the heading visually, for a column of buttons. */
  hideTitle?: boolean
}

/** A table with hairlines. On a narrow screen each row becomes a card under its name, unless the table is compact. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  empty,
  wide = false,
  compact = false,
  top = false,
}: {
  /** Describes the table for screen readers; not visible. */
  caption: string
  columns: Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Shown when there are no rows. */
  empty?: ReactNode
  /** For many columns: rows become cards on tablets too. */
  wide?: boolean
  /** For few narrow columns: they stay side by side on a phone. */
  compact?: boolean
  /** For cells of many lines: the others stand beside their first line. */
  top?: boolean
}) {
  if (rows.length === 0 && empty) return empty
  const naming = columns.find(({ names }) => names) ?? columns[0]
  return (
    <div
      className={classNames(
        'relative overflow-x-auto text-dense',
        compact ? 'wrap-anywhere' : 'data-table',
        wide && 'data-table-wide',
        top && 'data-table-top',
      )}
    >
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                className={cellStyle(column, 'font-medium text-ink-soft text-sm')}
              >
                <span className={column.hideTitle ? 'sr-only' : undefined}>{column.title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="transition-colors hover:bg-linen">
              {columns.map((column) => (
                <Cell key={column.title} column={column} isName={column === naming}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({
  column,
  isName,
  children,
}: {
  column: Column<Row>
  isName: boolean
  children: ReactNode
}) {
  const label = column.hideTitle ? undefined : column.title
  return isName ? (
    <th scope="row" className={cellStyle(column, 'font-medium')}>
      {children}
    </th>
  ) : (
    <td data-label={label} className={cellStyle(column)}>
      {children}
    </td>
  )
}

function cellStyle<Row>({ numeric }: Column<Row>, more?: string) {
  return classNames(
    'h-12 border-line border-b py-0.5 pr-3 align-middle last:pr-0 sm:pr-6',
    numeric ? 'whitespace-nowrap text-right' : 'text-left',
    more,
  )
}
