import type { Paint } from '#app/features/styles/schema.ts'

/** A style's colours in a strip. */
export function StyleColours({ palette }: { palette: readonly Paint[] }) {
  return (
    <ul aria-label="Your colours" className="flex gap-1.5">
      {palette.map(({ name, hex }) => (
        <li key={name} className="grow">
          <span
            aria-hidden
            className="block h-9 rounded-print border border-line forced-color-adjust-none"
            style={{ background: hex }}
          />
          <span className="sr-only">{name}</span>
        </li>
      ))}
    </ul>
  )
}
