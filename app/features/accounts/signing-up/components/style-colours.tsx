import type { Paint } from '#app/features/styles/schema.ts'

/** The named colours of a style: a strip beside its mention, larger as the main subject. */
export function StyleColours({ palette, large = false }: { palette: readonly Paint[]; large?: boolean }) {
  return (
    <ul aria-label="Your colours" className={large ? 'grid grid-cols-3 gap-x-3 gap-y-4' : 'flex gap-1.5'}>
      {palette.map(({ name, hex }) => (
        <li key={name} className="grow">
          <span
            aria-hidden
            className={`block rounded-print border border-line ${large ? 'h-24 sm:h-28' : 'h-9'}`}
            style={{ background: hex }}
          />
          <span className={large ? 'mt-1.5 block text-dense' : 'sr-only'}>{name}</span>
        </li>
      ))}
    </ul>
  )
}
