import type { ReactNode } from 'react'
import type { Paint } from '#app/features/styles/schema.ts'
import { capitalised } from '#app/lib/capitalised.ts'
import { pluralForm } from '#app/lib/plural.ts'
import type { Agreement } from '../rules/agreement.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })
/** Maximum number of styles listed. */
const STYLES = 4

/** A table of what two people agree on, one row per subject. */
export function AgreementTable({ agreement }: { agreement: Agreement }) {
  const { styles, rooms, paints, substances } = agreement
  const isEmpty = [styles, rooms, paints, substances].every((each) => each.length === 0)
  return (
    <section aria-labelledby="agreement">
      <h2 id="agreement" className="mb-6">
        Where you agree
      </h2>
      {isEmpty ? (
        <p className="max-w-text">
          Not on much: you picked different rooms and different colours. That's what a blend is for.
        </p>
      ) : (
        <dl className="border-line border-t">
          {styles.length > 0 && (
            <Row term="Styles">Both of you chose {list.format(styles.slice(0, STYLES))} more than once.</Row>
          )}
          {rooms.length > 0 && (
            <Row term="Rooms">
              {list
                .format(rooms.map(({ roomType, style }) => `the ${roomType.toLowerCase()} in ${style}`))
                .replace(/^t/, 'T')}
              : {pluralForm(rooms.length, 'the favourite', 'favourites')} of both.
            </Row>
          )}
          {paints.length > 0 && (
            <Row term="Colours">
              <ul className="flex flex-wrap gap-x-8 gap-y-3">
                {paints.map(([mine, theirs]) => (
                  <li key={`${mine.hex} ${theirs.hex}`} className="flex items-center gap-3">
                    <Chips paints={[mine, theirs]} />
                    {mine.name === theirs.name ? mine.name : `${mine.name} and ${theirs.name}`}
                  </li>
                ))}
              </ul>
            </Row>
          )}
          {substances.length > 0 && <Row term="Materials">{capitalised(list.format(substances))}.</Row>}
        </dl>
      )}
    </section>
  )
}

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid gap-1 border-line border-b py-4 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-6">
    <dt className="text-ink-soft">{term}</dt>
    <dd>{children}</dd>
  </div>
)

const Chips = ({ paints }: { paints: readonly Paint[] }) => (
  <span aria-hidden="true" className="flex shrink-0 overflow-hidden rounded-print border border-edge">
    {paints.map(({ name, hex }) => (
      <span key={`${name} ${hex}`} className="size-8 forced-color-adjust-none" style={{ background: hex }} />
    ))}
  </span>
)
