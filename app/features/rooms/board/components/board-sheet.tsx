import { Unbroken } from '#app/ui/unbroken.tsx'
import './board.css'
import type { ReactNode } from 'react'
import { longDate } from '#app/lib/date-text.ts'
import type { BoardSheet as Sheet } from '../queries/board-page.server.ts'
import { BoardPictures, type PictureAddress } from './board-pictures.tsx'
import { MaterialList } from './material-list.tsx'
import { PaletteChips } from './palette-chips.tsx'

interface BoardSheetProps {
  sheet: Sheet
  addressOf: PictureAddress
  siteName: string
  /** The source of the colour names. */
  colourSource: string
  /** Actions on the board; not printed. */
  actions?: ReactNode
  /** What became of a form; not printed. */
  notice?: ReactNode
  /** The things and the owner's notes. */
  children: ReactNode
}

/** A design board: one version of a room, from the picture to the shopping list. */
export function BoardSheet({
  sheet,
  addressOf,
  siteName,
  colourSource,
  actions,
  notice,
  children,
}: BoardSheetProps) {
  const { roomType, style, name, madeAt, concept, palette, materials } = sheet
  return (
    <article className="board page grid gap-14 py-10 md:gap-20 md:py-14 print:gap-8">
      <header className="grid gap-6 print:gap-2">
        {actions && <div className="flex flex-wrap items-center gap-3 print:hidden">{actions}</div>}
        {notice && <div className="empty:hidden print:hidden">{notice}</div>}
        <BoardPictures sheet={sheet} addressOf={addressOf}>
          <p className="text-ink-soft text-sm">
            Design board · {name} · {longDate(madeAt)}
            <span className="hidden print:inline"> · {siteName}</span>
          </p>
          <h1 className="mt-2 lg:text-[2.75rem] lg:leading-[1.08] print:mt-1 print:text-2xl">
            <Unbroken>{`${roomType}, ${style}`}</Unbroken>
          </h1>
          {concept && <p className="mt-4 max-w-text print:mt-2 print:text-dense">{concept}</p>}
        </BoardPictures>
      </header>
      <Section title="Palette" id="palette">
        <PaletteChips palette={palette} />
      </Section>
      {materials.length > 0 && (
        <Section title="Materials" id="materials">
          <MaterialList materials={materials} />
        </Section>
      )}
      {children}
      <p className="max-w-text border-line border-t pt-4 text-ink-soft text-xs print:max-w-none">
        LCh: CIE LCh under daylight D65. LRV: light reflectance value, from 0 for black to 100 for white.{' '}
        {colourSource} Screens and printers shift colours: hold a sample to the wall before you buy.
      </p>
    </article>
  )
}

interface SectionProps {
  title: string
  id: string
  /** Not printed. */
  onScreenOnly?: boolean
  children: ReactNode
}

/** A section of a board with its heading. */
export const Section = ({ title, id, onScreenOnly, children }: SectionProps) => (
  <section aria-labelledby={id} className={`grid gap-6 print:gap-3 ${onScreenOnly ? 'print:hidden' : ''}`}>
    <h2 id={id} className="break-after-avoid">
      {title}
    </h2>
    {children}
  </section>
)
