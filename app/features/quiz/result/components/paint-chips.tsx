import type { Paint } from '#app/features/styles/schema.ts'

/** The palette as paint chips: colour above, name below. */
export function PaintChips({ palette }: { palette: readonly Paint[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {palette.map(({ name, hex }) => (
        <li key={`${name} ${hex}`} className="overflow-hidden rounded-print border border-line bg-white">
          <span
            aria-hidden="true"
            className="block h-24 border-line border-b forced-color-adjust-none lg:h-40"
            style={{ background: hex }}
          />
          <span className="block px-3 pt-2 text-dense leading-tight">{name}</span>
          <span className="block px-3 pt-0.5 pb-2.5 text-ink-soft text-xs uppercase tabular-nums">{hex}</span>
        </li>
      ))}
    </ul>
  )
}
