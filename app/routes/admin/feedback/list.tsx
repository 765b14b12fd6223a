import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { feedbackCounts, feedbackPage } from '#app/features/feedback/queries/feedback-list.server.ts'
import { FEEDBACK_VIEWS } from '#app/features/feedback/rules/status.ts'
import { changedQuery, pageFrom, showingText } from '#app/lib/paging.ts'
import { servicesContext } from '#app/platform/services.ts'
import { buttonStyle } from '#app/ui/button-style.ts'
import { pageMeta } from '../../page-meta.ts'
import { FilterLinks } from '../filter-links.tsx'
import { ListPages } from '../list-pages.tsx'
import { runIntent } from '../run-intent.server.ts'
import type { Route } from './+types/list.ts'
import { DeleteAllFeedback } from './delete-feedback.tsx'
import { FEEDBACK_INTENTS } from './feedback-intents.server.ts'
import { FeedbackTable } from './feedback-table.tsx'
import { viewOf } from './feedback-view.ts'

export const meta = pageMeta('Website Feedback')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database } = context.get(servicesContext)
  const query = new URL(request.url).searchParams
  const [list, counts] = await Promise.all([
    feedbackPage(database, { view: viewOf(query), page: pageFrom(query) }),
    feedbackCounts(database),
  ])
  return { list, counts }
}

export const action = (args: Route.ActionArgs) => runIntent(args, FEEDBACK_INTENTS)

const VIEW_LABELS = { unreviewed: 'Unreviewed', reviewed: 'Reviewed', resolved: 'Resolved', all: 'All' }
const FILTERS = FEEDBACK_VIEWS.map((value) => ({ value, label: VIEW_LABELS[value] }))

/** What people wrote on the contact page. */
export default function Feedback({ loaderData: { list, counts } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const cards = [
    ['Total', counts.total],
    ['New', counts.new],
    ['Reviewed', counts.reviewed],
    ['Resolved', counts.resolved],
  ] as const
  return (
    <section className="grid gap-6">
      <h1 className="text-2xl">Website Feedback</h1>
      <dl className="grid grid-cols-2 border-line border-t sm:grid-cols-4">
        {cards.map(([title, value]) => (
          <div key={title} className="flex flex-col gap-1 border-line border-b py-5 pr-4">
            <dt className="text-ink-soft text-sm">{title}</dt>
            <dd className="font-display text-[2.25rem] tabular-nums leading-10">
              {value.toLocaleString('en-US')}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterLinks label="Filter by status" name="view" options={FILTERS} />
        <div className="flex flex-wrap gap-3">
          <a
            href={`/admin/feedback.csv${changedQuery(query, {})}`}
            download
            className={buttonStyle('quiet', 'small')}
          >
            <Download aria-hidden strokeWidth={1.5} /> Export as CSV
          </a>
          {counts.total > 0 && <DeleteAllFeedback count={counts.total} />}
        </div>
      </div>
      <p role="status" className="text-ink-soft">
        {showingText(list, 'messages')}
      </p>
      <FeedbackTable rows={list.rows} isAll={query.get('view') === 'all'} />
      <ListPages list={list} />
    </section>
  )
}
