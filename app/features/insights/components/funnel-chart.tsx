import { TextLink } from '#app/ui/buttons/link.tsx'
import type { Funnel } from '../queries/activity.server.ts'
import { shareText } from '../rules/share-text.ts'

const STEPS: { of: keyof Funnel; text: string; more: string }[] = [
  { of: 'signUps', text: 'Signed up', more: '' },
  { of: 'uploaded', text: 'Uploaded a room', more: '&rooms=yes' },
  { of: 'purchased', text: 'Bought credits', more: '&paying=yes' },
]

/**
 * The funnel from sign-up to purchase, as a table with a bar in each row.
 *
 * @param props.since the period's first day
 */
export function FunnelChart({ funnel, since }: { funnel: Funnel; since: string }) {
  const most = Math.max(1, ...STEPS.map(({ of }) => funnel[of]))
  return (
    <div className="grid content-start gap-3">
      <h3 className="text-lg">From sign-up to purchase</h3>
      <table className="w-full border-collapse">
        <caption className="sr-only">How far people came</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Step</th>
            <th scope="col">People</th>
            <th scope="col">Share of the step before</th>
          </tr>
        </thead>
        <tbody>
          {STEPS.map(({ of, text, more }, index) => {
            const before = STEPS[index - 1]
            return (
              <tr key={of}>
                <th scope="row" className="w-full py-2 pr-4 text-left align-top font-normal">
                  {text}
                  <span aria-hidden className="mt-1 block h-2 bg-linen outline-1 outline-transparent">
                    <span
                      className="block h-full bg-forest forced-colors:bg-[CanvasText]"
                      style={{ width: `${(funnel[of] / most) * 100}%` }}
                    />
                  </span>
                </th>
                <td className="py-2 text-right align-top">
                  <TextLink to={`/admin/users?role=member${more}&from=${since}`}>
                    {funnel[of].toLocaleString('en-US')}
                  </TextLink>
                </td>
                <td className="whitespace-nowrap py-2 pl-4 text-right align-top text-ink-soft">
                  {before ? shareText(funnel[of], funnel[before.of]) : ''}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="text-ink-soft text-sm">
        Members who signed up in this period, and how far they have come since. The team is not counted.
      </p>
    </div>
  )
}
