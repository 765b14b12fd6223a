import type { Bar } from './bars.tsx'

/** The bars' values as a table. */
export function BarTable({ title, bars, columns }: { title: string; bars: Bar[]; columns: string[] }) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-soft underline underline-offset-4 hover:text-ink">
        <span>
          Show as a table<span className="sr-only">: {title}</span>
        </span>
      </summary>
      <div className="max-h-72 overflow-y-auto">
        <table className="w-full border-collapse">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="border-line border-b py-1.5 pr-4 text-left font-medium last:pr-0"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, text, cells = [text] }) => (
              <tr key={label}>
                <th scope="row" className="border-line border-b py-1.5 pr-4 text-left font-normal">
                  {label}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className="border-line border-b py-1.5 pr-4 last:pr-0">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
