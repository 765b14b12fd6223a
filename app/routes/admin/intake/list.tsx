import { useSearchParams } from 'react-router'
import { z } from 'zod'
import {
  reviewVersion,
  submissionCounts,
  submissionPage,
  submissionRow,
} from '#app/features/consultations/intake/queries/submission-list.server.ts'
import { SUBMISSION_STATUS_LABELS } from '#app/features/consultations/intake/rules/submission-status.ts'
import { SUBMISSION_STATUSES } from '#app/features/consultations/rules/choices.ts'
import { pageFrom } from '#app/lib/paging.ts'
import { servicesContext } from '#app/platform/services.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { runIntent } from '../../forms/run-intent.server.ts'
import { pageMeta } from '../../page-meta.ts'
import type { PanelHandle } from '../failed-panel.tsx'
import { FilterLinks } from '../filter-links.tsx'
import { ListHead } from '../list-head.tsx'
import { ListPages } from '../list-pages.tsx'
import { NoRows } from '../no-rows.tsx'
import type { Route } from './+types/list.ts'
import { intakeFilter } from './intake-filter.ts'
import { INTAKE_INTENTS } from './intake-intents.server.ts'
import { SubmissionCard } from './submission-card.tsx'
import { SubmissionDialog } from './submission-dialog.tsx'

export const meta = pageMeta('Design Intake')

export const handle: PanelHandle = { failed: 'Failed to fetch design intake submissions.' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database } = context.get(servicesContext)
  const query = new URL(request.url).searchParams
  const open = z.uuid().safeParse(query.get('open'))
  const [list, counts, opened] = await Promise.all([
    submissionPage(database, { ...intakeFilter(query), page: pageFrom(query) }),
    submissionCounts(database),
    open.success ? submissionRow(database, open.data) : undefined,
  ])
  const review = opened && { ...opened, version: reviewVersion(opened.submission) }
  return { list, counts, opened: review ?? null }
}

export const action = (args: Route.ActionArgs) => runIntent(args, INTAKE_INTENTS, { ownStatus: true })

/** The intake forms that clients have sent. */
export default function DesignIntake({ loaderData: { list, counts, opened } }: Route.ComponentProps) {
  const [query, setQuery] = useSearchParams()
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const filters = [
    { value: '', label: 'All', count: total },
    ...SUBMISSION_STATUSES.map((value) => ({
      value,
      label: SUBMISSION_STATUS_LABELS[value],
      count: counts[value] ?? 0,
    })),
  ]
  const open = (id: string) => {
    const next = new URLSearchParams(query)
    if (id) next.set('open', id)
    else next.delete('open')
    setQuery(next, { preventScrollReset: true })
  }
  return (
    <section className="grid gap-6">
      <ListHead
        title="Design Intake"
        list={list}
        name="form"
        searchLabel="Search by client, goals or notes..."
      >
        <FilterLinks label="Filter by status" title="Status" name="status" options={filters} />
      </ListHead>
      {list.rows.length === 0 && (
        <NoRows list={list}>
          <EmptyState
            drawing="frame"
            title="No intake forms here."
            action={query.size > 0 && <TextLink to="?">Show all forms</TextLink>}
          />
        </NoRows>
      )}
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {list.rows.map((row) => (
          <SubmissionCard key={row.id} row={row} onOpen={() => open(row.id)} />
        ))}
      </ul>
      <ListPages list={list} />
      {opened && <SubmissionDialog key={opened.id} row={opened} onClose={() => open('')} />}
    </section>
  )
}
