import { failedUploads, pausedUploads } from '#app/features/insights/queries/upload-list.server.ts'
import { pageFrom, showingText } from '#app/lib/paging.ts'
import { plural } from '#app/lib/plural.ts'
import { failedJobs, queueLoads } from '#app/platform/jobs/failed-jobs.ts'
import { servicesContext } from '#app/platform/services.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { DataTable } from '#app/ui/lists/data-table.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { FilterSelect } from '#app/ui/lists/filter-select.tsx'
import { useListQuery } from '#app/ui/lists/list-query.ts'
import { runIntent } from '../../../forms/run-intent.server.ts'
import { pageMeta } from '../../../page-meta.ts'
import { ExportLink } from '../../export-link.tsx'
import type { PanelHandle } from '../../failed-panel.tsx'
import { ListPages } from '../../list-pages.tsx'
import type { Route } from './+types/list.ts'
import { JOB_COLUMNS, QUEUE_COLUMNS } from './job-columns.tsx'
import { JOB_INTENTS } from './job-intents.server.ts'

export const meta = pageMeta('Background Jobs')

export const handle: PanelHandle = { failed: 'Failed to load background jobs' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { database } = context.get(servicesContext)
  const filter = { queue: query.get('queue') ?? '', page: pageFrom(query) }
  const [list, queues, failedRooms, pausedRooms] = await Promise.all([
    failedJobs(database, filter),
    queueLoads(database),
    failedUploads(database),
    pausedUploads(database),
  ])
  return { list, queues, failedRooms, pausedRooms }
}

export const action = (args: Route.ActionArgs) => runIntent(args, JOB_INTENTS)

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { list, queues, failedRooms, pausedRooms } = loaderData
  const { query } = useListQuery()
  const withFailures = queues.filter(({ failed }) => failed > 0).map(({ queue }) => queue)
  return (
    <section className="grid gap-8">
      <h1 className="text-2xl">Background Jobs</h1>
      <DataTable
        compact
        caption="Work under way"
        columns={QUEUE_COLUMNS}
        rows={queues}
        keyOf={({ queue }) => queue}
        empty={<p className="text-ink-soft">No job is waiting, running or failed.</p>}
      />
      {pausedRooms > 0 && (
        <p className="max-w-text">
          A redesign that waits until the provider is back has no job meanwhile.{' '}
          <TextLink to="/admin/uploads?status=waiting">
            {`${plural(pausedRooms, 'redesign')} waiting for the provider`}
          </TextLink>
        </p>
      )}
      {failedRooms > 0 && (
        <p className="max-w-text">
          The job of a failed redesign ends normally, so it is not listed below.{' '}
          <TextLink to="/admin/uploads?status=failed">
            {`${plural(failedRooms, 'room')} with a failed redesign`}
          </TextLink>
        </p>
      )}
      <header className="grid gap-4">
        <h2 className="text-xl">Failed for good</h2>
        <div className="flex">
          <FilterSelect
            label="Queue"
            name="queue"
            options={[
              { value: '', label: 'All' },
              ...withFailures.map((queue) => ({ value: queue, label: queue })),
            ]}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-ink-soft">
            {showingText(list, 'failed job')}
          </p>
          <div className="-mx-4">
            <ExportLink />
          </div>
        </div>
      </header>
      <DataTable
        wide
        caption="Failed jobs"
        columns={JOB_COLUMNS}
        rows={list.rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            drawing="plant"
            title="No job has failed for good in the last two weeks."
            action={query.has('queue') && <TextLink to="?">Show all queues</TextLink>}
          />
        }
      />
      <ListPages list={list} />
    </section>
  )
}
