import type { PaletteCard } from '../rules/palette-card.ts'

/** The palette as paint chips, with the values that a paint shop needs. */
export const PaletteChips = ({ palette }: { palette: PaletteCard[] }) => (
  <ul className="grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] print:grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] print:gap-3">
    {palette.map((card) => (
      <li
        key={`${card.name} ${card.hex}`}
        className="grid content-start gap-3 break-inside-avoid print:gap-2"
      >
        <span
          className="block aspect-square rounded-print border border-line forced-color-adjust-none print:aspect-[4/3]"
          style={{ backgroundColor: card.hex }}
        />
        <h3 className="text-lg leading-6">{card.name}</h3>
        <Facts card={card} />
      </li>
    ))}
  </ul>
)

function Facts({ card: { hex, lch, lrv, nearest } }: { card: PaletteCard }) {
  return (
    <dl className="grid gap-1 text-sm">
      <Fact name="Hex">{hex}</Fact>
      <Fact name="LCh">{lch}</Fact>
      <Fact name={<abbr title="Light reflectance value">LRV</abbr>}>{lrv}</Fact>
      <div className="mt-1">
        <dt className="text-ink-soft">Nearest open colour</dt>
        <dd className="flex items-start gap-2">
          <span
            className="mt-1 block size-3 shrink-0 rounded-full border border-line forced-color-adjust-none"
            style={{ backgroundColor: nearest.hex }}
          />
          <span>
            {nearest.name} <span className="text-ink-soft">({nearest.likeness})</span>
          </span>
        </dd>
      </div>
    </dl>
  )
}

const Fact = ({ name, children }: { name: React.ReactNode; children: React.ReactNode }) => (
  <div className="flex gap-2">
    <dt className="w-8 shrink-0 text-ink-soft">{name}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
)
