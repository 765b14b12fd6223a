import { type UserRow, userPage } from '#app/features/insights/queries/user-list.server.ts'
import { isFiltered, pageFrom } from '#app/lib/paging.ts'
import { servicesContext } from '#app/platform/services.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { FilterDays } from '#app/ui/lists/filter-days.tsx'
import { FilterSelect } from '#app/ui/lists/filter-select.tsx'
import { useListQuery } from '#app/ui/lists/list-query.ts'
import { runIntent } from '../../forms/run-intent.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { useRememberedList } from '../back-to-list.tsx'
import type { PanelHandle } from '../failed-panel.tsx'
import { ListHead } from '../list-head.tsx'
import { ListPages } from '../list-pages.tsx'
import { Moment } from '../moment.tsx'
import { NoRows } from '../no-rows.tsx'
import { useOwnId } from '../own-id.ts'
import type { Route } from './+types/list.ts'
import { BlockButton } from './block-button.tsx'
import { DeleteUser } from './delete-user.tsx'
import { purchaseText } from './purchase-text.ts'
import { UnlimitedSwitch } from './unlimited-switch.tsx'
import { USER_FILTERS, userFilter } from './user-filter.ts'
import { USER_INTENTS } from './user-intents.server.ts'
import { UserName } from './user-name.tsx'

export const meta = pageMeta('User Management')

export const handle: PanelHandle = { failed: 'Failed to fetch users' }

export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  return userPage(context.get(servicesContext).database, {
    ...userFilter(query),
    sort: query.get('sort') === 'redesigns' ? 'redesigns' : 'newest',
    page: pageFrom(query),
  })
}

export const action = (args: Route.ActionArgs) => runIntent(args, USER_INTENTS)

export default function Users({ loaderData: list }: Route.ComponentProps) {
  useRememberedList()
  const { query, change } = useListQuery()
  const ownId = useOwnId()
  const isSorted = query.get('sort') === 'redesigns'
  return (
    <section className="grid gap-6">
      <ListHead
        title={`User Management (${list.isMore ? `${list.total}+` : list.total.toLocaleString('en-US')})`}
        list={list}
        name="user"
        searchLabel="Search by name or email..."
      >
        {USER_FILTERS.map((filter) => (
          <FilterSelect key={filter.name} {...filter} />
        ))}
        <FilterDays what="Signed up" />
        <Button
          variant={isSorted ? 'primary' : 'secondary'}
          size="small"
          className="min-h-12"
          aria-pressed={isSorted}
          onClick={() => change({ sort: isSorted ? '' : 'redesigns' })}
        >
          Sort by Redesigns
        </Button>
      </ListHead>
      <DataTable
        wide
        caption="Users"
        columns={columns(ownId)}
        rows={list.rows}
        keyOf={(user) => user.id}
        empty={
          <NoRows list={list}>
            <EmptyState
              drawing="chair"
              title="No registered users found."
              action={isFiltered(query) && <TextLink to="?">Show everybody</TextLink>}
            />
          </NoRows>
        }
      />
      <ListPages list={list} />
    </section>
  )
}

const columns = (ownId: string | null): Column<UserRow>[] => [
  { title: 'User', cell: (user) => <UserName user={user} isOwn={user.id === ownId} /> },
  { title: 'Signed Up', cell: (user) => <Moment at={user.createdAt} /> },
  {
    title: 'Total Purchases',
    numeric: true,
    cell: (user) => <TextLink to={`/admin/users/${user.id}/payments`}>{purchaseText(user)}</TextLink>,
  },
  {
    title: 'Rooms Uploaded',
    numeric: true,
    cell: (user) => <TextLink to={`/admin/users/${user.id}/uploads`}>{user.roomUploadCount}</TextLink>,
  },
  { title: 'Admin Unlimited', cell: (user) => <UnlimitedSwitch user={user} /> },
  { title: 'Block/Unblock', cell: (user) => <BlockButton user={user} isOwn={user.id === ownId} /> },
  {
    title: 'Delete User',
    cell: (user) =>
      user.id === ownId ? (
        '–'
      ) : (
        <span className="-ml-4">
          <DeleteUser user={user} />
        </span>
      ),
  },
]
