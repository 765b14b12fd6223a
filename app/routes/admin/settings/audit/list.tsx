import { useSearchParams } from 'react-router'
import { auditPage, goneSubjects } from '#app/features/audit/queries.server.ts'
import { teamMembers } from '#app/features/team/queries/members.server.ts'
import { isFiltered, pageFrom } from '#app/lib/paging.ts'
import { servicesContext } from '#app/platform/services.ts'
import { FilterDays } from '#app/ui/lists/filter-days.tsx'
import { FilterSelect } from '#app/ui/lists/filter-select.tsx'
import { pageMeta } from '../../../page-meta.ts'
import { AuditTable } from '../../audit-table.tsx'
import type { PanelHandle } from '../../failed-panel.tsx'
import { ListHead } from '../../list-head.tsx'
import { ListPages } from '../../list-pages.tsx'
import type { Route } from './+types/list.ts'
import { ACTION_OPTIONS, auditFilter, SUBJECT_OPTIONS } from './audit-filter.ts'

export const meta = pageMeta('Audit Log')

export const handle: PanelHandle = { failed: 'Failed to load the audit log' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { database } = context.get(servicesContext)
  const [list, team] = await Promise.all([
    auditPage(database, { ...auditFilter(query), page: pageFrom(query) }),
    teamMembers(database),
  ])
  const gone = await goneSubjects(database, list.rows)
  return { list, gone, team: team.map(({ id, name }) => ({ value: id, label: name })) }
}

/** The audit log: who did what to which subject and when, with the values before and after. */
export default function AuditLog({ loaderData: { list, gone, team } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  return (
    <section className="grid gap-6">
      <ListHead
        title="Audit Log"
        list={list}
        name="entry"
        names="entries"
        searchLabel="Search by who, what or whom..."
      >
        <FilterSelect label="Who" name="who" options={[{ value: '', label: 'Everybody' }, ...team]} />
        <FilterSelect label="What" name="action" options={ACTION_OPTIONS} />
        <FilterSelect label="Of" name="of" options={SUBJECT_OPTIONS} />
        <FilterDays what="Done" />
      </ListHead>
      <AuditTable list={list} gone={gone} isFiltered={isFiltered(query)} />
      <ListPages list={list} />
    </section>
  )
}
