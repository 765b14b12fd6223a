import { useSearchParams } from 'react-router'
import { replyTemplates } from '#app/features/consultations/queries/reply-templates.server.ts'
import { requestPage } from '#app/features/consultations/queries/request-list.server.ts'
import { REQUEST_STATUSES } from '#app/features/consultations/rules/choices.ts'
import { REQUEST_STATUS_LABELS } from '#app/features/consultations/rules/request-status.ts'
import { pageFrom, showingText } from '#app/lib/paging.ts'
import { servicesContext } from '#app/platform/services.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { pageMeta } from '../../page-meta.ts'
import { FilterLinks } from '../filter-links.tsx'
import { ListPages } from '../list-pages.tsx'
import { runIntent } from '../run-intent.server.ts'
import type { Route } from './+types/list.ts'
import { RequestCard } from './request-card.tsx'
import { REQUEST_INTENTS } from './request-intents.server.ts'

export const meta = pageMeta('Designer Requests')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database } = context.get(servicesContext)
  const query = new URL(request.url).searchParams
  const asked = query.get('status') ?? 'pending'
  const status = REQUEST_STATUSES.find((each) => each === asked)
  const [list, templates] = await Promise.all([
    requestPage(database, { status, page: pageFrom(query) }),
    replyTemplates(database),
  ])
  return {
    list,
    templates: templates.map(({ id, name, subject, content }) => ({ id, name, subject, content })),
  }
}

export const action = (args: Route.ActionArgs) => runIntent(args, REQUEST_INTENTS)

const FILTERS = [
  ...REQUEST_STATUSES.map((value) => ({ value: value as string, label: REQUEST_STATUS_LABELS[value] })),
  { value: 'all', label: 'All' },
]

/** Everybody who asked for a designer. */
export default function DesignerRequests({ loaderData: { list, templates } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  return (
    <section className="grid gap-6">
      <header className="grid gap-4">
        <h1 className="text-2xl">Designer Requests</h1>
        <FilterLinks label="Filter by status" name="status" options={FILTERS} />
        <p role="status" className="text-ink-soft">
          {showingText(list, 'requests')}
        </p>
      </header>
      {list.rows.length === 0 && (
        <EmptyState
          drawing="chair"
          title={query.get('status') ? 'No requests here.' : 'No request is waiting.'}
          action={query.get('status') !== 'all' && <TextLink to="?status=all">Show all requests</TextLink>}
        />
      )}
      <ul className="grid grid-cols-1 gap-6">
        {list.rows.map((row) => (
          <RequestCard key={row.id} row={row} templates={templates} />
        ))}
      </ul>
      <ListPages list={list} />
    </section>
  )
}
