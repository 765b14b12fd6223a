import { dollars } from '#app/lib/money.ts'
import type { BoardPage } from '../queries/board-page.server.ts'
import type { PictureAddress } from './board-pictures.tsx'
import { Section } from './board-sheet.tsx'
import { ReadOnlyThings } from './read-only-things.tsx'

/** The things of a board that its owner submitted, with prices, budget and notes. */
export function HandedThings({ board, addressOf }: { board: BoardPage; addressOf: PictureAddress }) {
  const { sheet, things, sum, budgetCents, notes } = board
  return (
    <>
      <ReadOnlyThings sheet={sheet} things={things} addressOf={addressOf}>
        {({ priceCents, got }) => (
          <p className="text-dense">
            {[priceCents === null ? 'No price yet' : dollars(priceCents), got ? 'got it' : 'to buy'].join(
              ' · ',
            )}
          </p>
        )}
      </ReadOnlyThings>
      <Section title="Budget" id="budget">
        <p className="tabular-nums">
          {budgetCents === null ? 'No budget set' : `${dollars(budgetCents)} budget`} · {dollars(sum.total)}{' '}
          of things: {dollars(sum.got)} got, {dollars(sum.open)} to buy
        </p>
      </Section>
      {notes && (
        <Section title="Their notes" id="notes">
          <p className="max-w-text whitespace-pre-line wrap-anywhere">{notes}</p>
        </Section>
      )}
    </>
  )
}
