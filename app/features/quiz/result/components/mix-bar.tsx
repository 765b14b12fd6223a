import { pluralForm } from '#app/lib/plural.ts'
import type { QuizResult } from '../../schema.ts'
import { mixOf } from '../rules/mix.ts'

/** Number of styles with their own segment. The others share the last one. */
const OWN_PLACES = 4
const COLOURS = ['bg-bloom', 'bg-forest', 'bg-ochre', 'bg-edge', 'bg-line']

/** A bar of a person's styles and their shares. */
export function MixBar({ result }: { result: QuizResult }) {
  const mix = mixOf(result)
  const rest = mix.slice(OWN_PLACES)
  const places = mix.slice(0, OWN_PLACES)
  if (rest.length > 0)
    places.push({
      style: pluralForm(rest.length, rest[0]!.style, `${rest.length} other styles`),
      count: rest.reduce((sum, { count }) => sum + count, 0),
      share: rest.reduce((sum, { share }) => sum + share, 0),
    })
  return (
    <section aria-labelledby="quiz-mix">
      <h2 id="quiz-mix" className="text-xl md:text-2xl">
        Your mix
      </h2>
      <div aria-hidden="true" className="mt-5 flex h-4 gap-0.5 overflow-hidden rounded-print">
        {places.map(({ style, share }, index) => (
          <span
            key={style}
            className={`forced-color-adjust-none ${COLOURS[index]}`}
            style={{ flexGrow: share }}
          />
        ))}
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1.5 text-dense">
        {places.map(({ style, share }, index) => (
          <li key={style} className="flex min-w-0 items-baseline gap-2">
            <span
              aria-hidden="true"
              className={`size-2.5 shrink-0 rounded-full forced-color-adjust-none ${COLOURS[index]}`}
            />
            <span className="wrap-anywhere">{style}</span>
            <span className="text-ink-soft tabular-nums">{Math.round(share * 100)}%</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
