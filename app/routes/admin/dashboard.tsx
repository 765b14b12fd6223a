import { headlineFigures } from '#app/features/insights/queries.server.ts'
import { servicesContext } from '#app/platform/services.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/dashboard.ts'

export const meta = pageMeta('Administration')

export const loader = ({ context }: Route.LoaderArgs) =>
  headlineFigures(context.get(servicesContext).database)

/** The headline figures. */
export default function AdminDashboard({ loaderData: figures }: Route.ComponentProps) {
  const cards = [
    { title: 'Quizzes Completed', value: figures.quizzes },
    { title: 'Registered Users', value: figures.users },
    { title: 'Total Redesigns', value: figures.redesigns },
    { title: 'Purchases', value: figures.purchases, note: 'Unique Stripe transactions' },
    { title: 'Designer Requests', value: figures.designerRequests },
    { title: 'Website Feedback', value: figures.feedback },
  ]
  return (
    <div className="grid gap-12">
      <h1 className="text-2xl">Dashboard</h1>
      <dl className="grid grid-cols-2 border-line border-t lg:grid-cols-6">
        {cards.map(({ title, value, note }) => (
          <div key={title} className="flex flex-col gap-1 border-line border-b py-5 pr-4">
            <dt className="text-ink-soft text-sm">{title}</dt>
            <dd className="font-display text-[2.25rem] tabular-nums leading-10">
              {value.toLocaleString('en-US')}
            </dd>
            {note && <dd className="text-ink-soft text-sm">{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )
}
