import type { BoardPage } from '../queries/board-page.server.ts'
import { AddThing } from './add-thing.tsx'
import type { PictureAddress } from './board-pictures.tsx'
import { Section } from './board-sheet.tsx'
import { BudgetPanel } from './budget-panel.tsx'
import { OwnThing } from './own-thing.tsx'
import { ThingList } from './thing-list.tsx'
import { ThingSearch } from './thing-search.tsx'

interface OwnThingsProps {
  board: BoardPage
  addressOf: PictureAddress
  /** Whether a vision model is available. */
  canSearch: boolean
}

/** The things to buy for the room, and their cost. */
export function OwnThings({ board, addressOf, canSearch }: OwnThingsProps) {
  const { sheet, things, sum, budgetCents, search } = board
  const isEmpty = things.length === 0
  return (
    <Section title="Things to find" id="things">
      <ThingSearch
        redesignId={sheet.redesignId}
        search={search}
        problem={board.searchProblem}
        canSearch={canSearch}
        isEmpty={isEmpty}
      />
      {isEmpty && search.state !== 'waiting' && (
        <p className="max-w-text">
          Nothing is listed yet. Add what you see in the picture: the sofa, the lamp, the paint on the wall.
        </p>
      )}
      <ThingList sheet={sheet} things={things} addressOf={addressOf}>
        {(thing) => <OwnThing thing={thing} />}
      </ThingList>
      <div className="print:hidden">
        <AddThing redesignId={sheet.redesignId} />
      </div>
      {!isEmpty && <BudgetPanel redesignId={sheet.redesignId} sum={sum} budgetCents={budgetCents} />}
    </Section>
  )
}
