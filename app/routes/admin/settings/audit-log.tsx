import { useSearchParams } from 'react-router'
import { auditPage } from '#app/features/audit/queries.server.ts'
import { pageFrom, searchFrom } from '#app/lib/paging.ts'
import { servicesContext } from '#app/platform/services.ts'
import { pageMeta } from '../../page-meta.ts'
import { AuditTable } from '../audit-table.tsx'
import type { PanelHandle } from '../failed-panel.tsx'
import { ListHead } from '../list-head.tsx'
import { ListPages } from '../list-pages.tsx'
import type { Route } from './+types/audit-log.ts'

export const meta = pageMeta('Audit Log')

export const handle: PanelHandle = { failed: 'Failed to load the audit log' }

export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { database } = context.get(servicesContext)
  return auditPage(database, { search: searchFrom(query), page: pageFrom(query) })
}

/** Every administrative change: who, when, what, before and after. */
export default function AuditLog({ loaderData: list }: Route.ComponentProps) {
  const [query] = useSearchParams()
  return (
    <section className="grid gap-6">
      <ListHead title="Audit Log" list={list} name="entries" searchLabel="Search by who, what or whom..." />
      <AuditTable list={list} isNarrowed={query.has('search')} />
      <ListPages list={list} />
    </section>
  )
}
