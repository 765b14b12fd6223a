import type { ReactNode } from 'react'
import type { BoardSheet, PublicThing } from '../queries/board-page.server.ts'
import type { PictureAddress } from './board-pictures.tsx'
import { CutOut } from './cut-out.tsx'

interface ThingListProps<Thing extends PublicThing> {
  sheet: BoardSheet
  things: Thing[]
  addressOf: PictureAddress
  /** Content beside a thing's cut-out. */
  children: (thing: Thing) => ReactNode
}

/** The things of a board, each with its cut-out from the picture. */
export const ThingList = <Thing extends PublicThing>({
  sheet,
  things,
  addressOf,
  children,
}: ThingListProps<Thing>) => (
  <ul className="grid print:grid-cols-2 print:gap-x-8">
    {things.map((thing) => (
      <li
        key={thing.id}
        className="grid break-inside-avoid grid-cols-[6.5rem_1fr] content-start items-start gap-x-5 border-line border-t py-5 sm:grid-cols-[11rem_1fr] print:grid-cols-[8rem_1fr] print:gap-x-3 print:py-2"
      >
        {thing.box ? (
          <CutOut
            src={addressOf(sheet.redesignId, 1600)}
            picture={sheet.after}
            box={thing.box}
            alt={`${thing.name} in the picture`}
          />
        ) : (
          <span
            className="block aspect-[4/3] rounded-print border border-line bg-linen forced-color-adjust-none"
            style={thing.hex ? { backgroundColor: thing.hex } : undefined}
          />
        )}
        {children(thing)}
      </li>
    ))}
  </ul>
)
