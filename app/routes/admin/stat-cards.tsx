import type { HeadlineFigures } from '#app/features/insights/queries.server.ts'

const CARDS: { of: keyof HeadlineFigures; title: string; note?: string }[] = [
  { of: 'quizzes', title: 'Quizzes Completed' },
  { of: 'users', title: 'Registered Users' },
  { of: 'redesigns', title: 'Total Redesigns' },
  { of: 'purchases', title: 'Purchases', note: 'Unique Stripe transactions' },
  { of: 'designerRequests', title: 'Designer Requests' },
  { of: 'feedback', title: 'Website Feedback' },
]

/** The six headline figures. */
export function StatCards({ figures }: { figures: HeadlineFigures }) {
  return (
    <dl className="grid grid-cols-2 border-line border-t md:grid-cols-3 lg:grid-cols-6">
      {CARDS.map(({ of, title, note }) => (
        <div key={of} className="flex flex-col gap-1 border-line border-b py-5 pr-4">
          <dt className="text-ink-soft text-sm">{title}</dt>
          <dd className="font-display text-[2.25rem] tabular-nums leading-10">
            {figures[of].toLocaleString('en-US')}
          </dd>
          {note && <dd className="text-ink-soft text-sm">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
