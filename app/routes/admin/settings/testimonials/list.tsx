import { type Testimonial, testimonialPage } from '#app/features/testimonials/queries.server.ts'
import { pageFrom, searchFrom } from '#app/lib/paging.ts'
import { servicesContext } from '#app/platform/services.ts'
import { ConfirmedButton } from '#app/ui/buttons/confirmed-button.tsx'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { useListQuery } from '#app/ui/lists/list-query.ts'
import { Badge } from '#app/ui/notices/badge.tsx'
import { runIntent } from '../../../forms/run-intent.server.ts'
import { pageMeta } from '../../../page-meta.ts'
import type { PanelHandle } from '../../failed-panel.tsx'
import { IntentButton } from '../../intent-button.tsx'
import { ListHead } from '../../list-head.tsx'
import { ListPages } from '../../list-pages.tsx'
import { Moment } from '../../moment.tsx'
import { NoRows } from '../../no-rows.tsx'
import type { Route } from './+types/list.ts'
import { AddTestimonial } from './add-testimonial.tsx'
import { TESTIMONIAL_INTENTS } from './testimonial-intents.server.ts'

export const meta = pageMeta('Testimonials')

export const handle: PanelHandle = { failed: 'Failed to load testimonials' }

export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { database } = context.get(servicesContext)
  return testimonialPage(database, { search: searchFrom(query), page: pageFrom(query) })
}

export const action = (args: Route.ActionArgs) => runIntent(args, TESTIMONIAL_INTENTS)

export default function Testimonials({ loaderData: list }: Route.ComponentProps) {
  const { query } = useListQuery()
  return (
    <section className="grid gap-6">
      <ListHead title="Testimonials" list={list} name="testimonial" searchLabel="Search by name or words...">
        <AddTestimonial />
      </ListHead>
      <DataTable
        wide
        caption="Testimonials"
        columns={COLUMNS}
        rows={list.rows}
        keyOf={({ id }) => id}
        empty={
          <NoRows list={list}>
            <EmptyState
              drawing="plant"
              title={query.has('search') ? 'No testimonial says that.' : 'Nobody has been quoted yet.'}
              action={query.has('search') && <TextLink to="?">Show all testimonials</TextLink>}
            />
          </NoRows>
        }
      />
      <ListPages list={list} />
    </section>
  )
}

const COLUMNS: Column<Testimonial>[] = [
  {
    title: 'Who',
    cell: ({ name, location }) => (
      <>
        {name}
        {location && <span className="block font-normal text-ink-soft text-sm">{location}</span>}
      </>
    ),
  },
  {
    title: 'Words',
    cell: ({ content }) => <p className="max-w-prose whitespace-pre-line lg:min-w-96">{content}</p>,
  },
  { title: 'Stars', numeric: true, cell: ({ rating }) => rating ?? '–' },
  { title: 'Added', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    title: 'State',
    cell: ({ isVisible }) => (
      <Badge tone={isVisible ? 'success' : 'neutral'}>{isVisible ? 'Shown' : 'Hidden'}</Badge>
    ),
  },
  {
    title: 'Actions',
    hideTitle: true,
    cell: ({ id, name, isVisible }) => (
      <div className="flex flex-wrap gap-2 lg:flex-nowrap lg:justify-end">
        <IntentButton
          intent={isVisible ? 'hide' : 'show'}
          fields={{ id }}
          text={isVisible ? 'Hide' : 'Show'}
          label={`${isVisible ? 'Hide' : 'Show'} what ${name} said`}
        />
        <ConfirmedButton
          text="Delete"
          pendingText="Deleting…"
          fields={{ intent: 'delete', id }}
          label={`Delete what ${name} said`}
          title="Delete this testimonial?"
          confirmText="Delete testimonial"
        >
          This removes what {name} said from the landing page and this list. To keep it listed, hide it.
        </ConfirmedButton>
      </div>
    ),
  },
]
