import type { PublicThing } from '../queries/board-page.server.ts'

/** A thing's name, colour, material and size. */
export function ThingWords({ thing }: { thing: PublicThing }) {
  const { name, colour, hex, material, size } = thing
  return (
    <div className="grid min-w-0 content-start gap-1 wrap-anywhere">
      <h3 className="text-lg leading-6">{name}</h3>
      {(colour || material) && (
        <p className="text-dense">
          {hex && (
            <span
              className="mr-2 inline-block size-3 rounded-full border border-line align-[-0.05em] forced-color-adjust-none"
              style={{ backgroundColor: hex }}
            />
          )}
          {[...new Set([colour, material].filter(Boolean))].join(' · ')}
        </p>
      )}
      {size && <p className="text-dense text-ink-soft">{size}</p>}
    </div>
  )
}

/** Links that search for a thing in a new tab. */
export const ThingSearches = ({ thing }: { thing: PublicThing }) => (
  <p className="-my-1 flex flex-wrap gap-x-5 print:hidden">
    {thing.links.map(({ name, address }) => (
      <a
        key={address}
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${name}: ${thing.name} (opens a new tab)`}
        className="inline-flex min-h-11 items-center text-bloom text-sm underline decoration-1 underline-offset-4 hover:text-bloom-deep hover:decoration-2"
      >
        {name}
      </a>
    ))}
  </p>
)
