import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { z } from 'zod'
import { replyTemplates } from '#app/features/consultations/requests/queries/reply-templates.server.ts'
import { requestPage } from '#app/features/consultations/requests/queries/request-list.server.ts'
import { REQUEST_STATUS_LABELS } from '#app/features/consultations/requests/rules/request-status.ts'
import { REQUEST_STATUSES } from '#app/features/consultations/rules/choices.ts'
import { usesVariable } from '#app/features/email/templates/rules/template-variables.ts'
import { teamMembers } from '#app/features/team/queries/members.server.ts'
import { pageFrom } from '#app/lib/paging.ts'
import { requireStaff } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { FilterDays } from '#app/ui/lists/filter-days.tsx'
import { runIntent } from '../../forms/run-intent.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { Selection } from '../bulk/selection.tsx'
import type { PanelHandle } from '../failed-panel.tsx'
import { FilterLinks } from '../filter-links.tsx'
import { ListHead } from '../list-head.tsx'
import { ListPages } from '../list-pages.tsx'
import { NoRows } from '../no-rows.tsx'
import type { Route } from './+types/list.ts'
import { RequestBulk } from './request-bulk.tsx'
import { RequestCard } from './request-card.tsx'
import { ASSIGNEE_FILTERS, requestFilter } from './request-filter.ts'
import { REQUEST_INTENTS } from './request-intents.server.ts'

export const meta = pageMeta('Designer Requests')

export const handle: PanelHandle = { failed: 'Failed to load designer requests.' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database } = context.get(servicesContext)
  const { userId } = requireStaff(context)
  const query = new URL(request.url).searchParams
  const { data: id } = z.uuid().safeParse(query.get('open'))
  const [list, templates, team] = await Promise.all([
    requestPage(database, { ...requestFilter(query, userId), id, page: pageFrom(query) }),
    replyTemplates(database),
    teamMembers(database),
  ])
  return {
    list,
    /** Whether the address names one request. */
    isAlone: id !== undefined,
    now: new Date(),
    templates: templates.map((template) => ({
      id: template.id,
      name: template.name,
      hasLink: usesVariable(template, 'intake_form_url'),
    })),
    team: team.filter(({ blocked }) => !blocked).map(({ id, name }) => ({ id, name })),
  }
}

/** A preview changes nothing. */
export const shouldRevalidate = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !formAction?.endsWith('/designer/preview') && defaultShouldRevalidate

export const action = (args: Route.ActionArgs) => runIntent(args, REQUEST_INTENTS, { ownStatus: true })

const FILTERS = [
  ...REQUEST_STATUSES.map((value) => ({ value: value as string, label: REQUEST_STATUS_LABELS[value] })),
  { value: 'all', label: 'All' },
]

export default function DesignerRequests({ loaderData }: Route.ComponentProps) {
  const { list, isAlone, templates, team, now } = loaderData
  const [query] = useSearchParams()
  return (
    <section className="grid gap-6">
      <ListHead
        title="Designer Requests"
        list={list}
        name="request"
        searchLabel="Search by name, email, city or message..."
      >
        <FilterDays what="Received" />
        <FilterLinks label="Filter by status" title="Status" name="status" options={FILTERS} />
        <FilterLinks label="Filter by assignee" title="Assignee" name="assignee" options={ASSIGNEE_FILTERS} />
      </ListHead>
      {isAlone && list.rows.length > 0 && (
        <p>
          Only the request that you opened is shown. <TextLink to="?status=all">Show all requests</TextLink>
        </p>
      )}
      {list.rows.length === 0 && (
        <NoRows list={list}>
          <EmptyState
            drawing="chair"
            title={query.size > 0 ? 'No requests here.' : 'No request is waiting.'}
            action={
              query.toString() !== 'status=all' && <TextLink to="?status=all">Show all requests</TextLink>
            }
          />
        </NoRows>
      )}
      <Selection ids={list.rows.map(({ id }) => id)}>
        <RequestBulk rows={list.rows} />
        <ul className="-mt-6">
          {list.rows.map((row) => (
            <RequestCard key={row.id} {...{ row, templates, team, now }} isOpen={list.rows.length === 1} />
          ))}
        </ul>
      </Selection>
      <ListPages list={list} />
    </section>
  )
}
