import type { HeadlineFigures } from '#app/features/insights/queries/headline-figures.server.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'

const CARDS: { of: keyof HeadlineFigures; title: string; to: string; note?: string }[] = [
  { of: 'quizzes', title: 'Quizzes Completed', to: '/admin/quizzes' },
  { of: 'users', title: 'Registered Users', to: '/admin/users' },
  {
    of: 'redesigns',
    title: 'Total Redesigns',
    to: '/admin/uploads?status=redesigned',
    note: 'One upload can have several',
  },
  {
    of: 'purchases',
    title: 'Purchases',
    to: '/admin/payments?state=paid',
    note: 'Unique Stripe transactions',
  },
  { of: 'designerRequests', title: 'Designer Requests', to: '/admin/designer?status=all' },
  { of: 'feedback', title: 'Website Feedback', to: '/admin/feedback?view=all' },
]

const number = (value: number) => value.toLocaleString('en-US')

/** The six headline figures, each linked to its list. */
export function StatCards({ figures }: { figures: HeadlineFigures }) {
  return (
    <dl className="grid grid-cols-2 border-line border-t md:grid-cols-3 lg:grid-cols-6">
      {CARDS.map(({ of, title, to, note }) => (
        <div key={of} className="flex flex-col gap-1 border-line border-b py-5 pr-4">
          <dt className="text-ink-soft text-sm">{title}</dt>
          <dd className="font-display text-[2.25rem] tabular-nums leading-10">
            <TextLink to={to}>{number(figures[of])}</TextLink>
          </dd>
          {note && <dd className="text-ink-soft text-sm">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
