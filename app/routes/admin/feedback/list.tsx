import { Link, useSearchParams } from 'react-router'
import { feedbackCounts, feedbackPage } from '#app/features/feedback/queries/feedback-list.server.ts'
import { FEEDBACK_VIEWS } from '#app/features/feedback/rules/feedback-status.ts'
import { pageFrom } from '#app/lib/paging.ts'
import { servicesContext } from '#app/platform/services.ts'
import { FilterDays } from '#app/ui/lists/filter-days.tsx'
import { runIntent } from '../../forms/run-intent.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { Selection } from '../bulk/selection.tsx'
import type { PanelHandle } from '../failed-panel.tsx'
import { FilterLinks } from '../filter-links.tsx'
import { ListHead } from '../list-head.tsx'
import { ListPages } from '../list-pages.tsx'
import type { Route } from './+types/list.ts'
import { DeleteAllFeedback } from './delete-feedback.tsx'
import { FeedbackBulk } from './feedback-bulk.tsx'
import { feedbackFilter } from './feedback-filter.ts'
import { FEEDBACK_INTENTS } from './feedback-intents.server.ts'
import { FeedbackTable } from './feedback-table.tsx'

export const meta = pageMeta('Website Feedback')

export const handle: PanelHandle = { failed: 'Failed to load feedback data' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database } = context.get(servicesContext)
  const query = new URL(request.url).searchParams
  const [list, counts] = await Promise.all([
    feedbackPage(database, { ...feedbackFilter(query), page: pageFrom(query) }),
    feedbackCounts(database),
  ])
  return { list, counts }
}

export const action = (args: Route.ActionArgs) => runIntent(args, FEEDBACK_INTENTS)

const VIEW_LABELS = { unreviewed: 'Unreviewed', reviewed: 'Reviewed', resolved: 'Resolved', all: 'All' }
const FILTERS = FEEDBACK_VIEWS.map((value) => ({ value, label: VIEW_LABELS[value] }))

/** Messages from the contact page. */
export default function Feedback({ loaderData: { list, counts } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  return (
    <section className="grid gap-6">
      <ListHead
        title="Website Feedback"
        list={list}
        name="message"
        searchLabel="Search by name, email or message..."
        figures={<Figures counts={counts} />}
        tools={counts.total > 0 && <DeleteAllFeedback count={counts.total} />}
      >
        <FilterDays what="Received" />
        <FilterLinks label="Filter by status" title="Status" name="view" options={FILTERS} />
      </ListHead>
      <Selection ids={list.rows.map(({ id }) => id)}>
        <FeedbackBulk />
        <FeedbackTable list={list} isAll={query.get('view') === 'all'} />
      </Selection>
      <ListPages list={list} />
    </section>
  )
}

function Figures({ counts }: { counts: Route.ComponentProps['loaderData']['counts'] }) {
  const cards = [
    ['Total', counts.total, '?view=all'],
    ['New', counts.new, '?'],
    ['Reviewed', counts.reviewed, '?view=reviewed'],
    ['Resolved', counts.resolved, '?view=resolved'],
  ] as const
  return (
    <dl className="grid grid-cols-2 border-line border-t sm:grid-cols-4">
      {cards.map(([title, value, to]) => (
        <div key={title} className="flex flex-col gap-1 border-line border-b py-5 pr-4">
          <dt className="text-ink-soft text-sm">{title}</dt>
          <dd className="font-display text-[2.25rem] tabular-nums leading-10">
            <Link to={to} aria-label={`${title}: ${value}`} className="underline-offset-8 hover:underline">
              {value.toLocaleString('en-US')}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}
