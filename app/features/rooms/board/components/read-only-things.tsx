import type { BoardSheet, PublicThing } from '../queries/board-page.server.ts'
import type { PictureAddress } from './board-pictures.tsx'
import { Section } from './board-sheet.tsx'
import { ThingList } from './thing-list.tsx'
import { ThingSearches, ThingWords } from './thing-words.tsx'

interface ReadOnlyThingsProps<Thing extends PublicThing> {
  sheet: BoardSheet
  things: Thing[]
  addressOf: PictureAddress
  /** Additional content of a thing. */
  children?: (thing: Thing) => React.ReactNode
}

/** The things of a board for viewers. */
export function ReadOnlyThings<Thing extends PublicThing>({
  sheet,
  things,
  addressOf,
  children,
}: ReadOnlyThingsProps<Thing>) {
  if (things.length === 0) return null
  return (
    <Section title="Things to find" id="things">
      <ThingList sheet={sheet} things={things} addressOf={addressOf}>
        {(thing) => (
          <div className="grid content-start gap-1">
            <ThingWords thing={thing} />
            {children?.(thing)}
            <ThingSearches thing={thing} />
          </div>
        )}
      </ThingList>
    </Section>
  )
}
