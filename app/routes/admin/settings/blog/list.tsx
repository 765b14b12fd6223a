import { Plus } from 'lucide-react'
import { type PostStatus, STATUS_LABELS } from '#app/features/blog/rules/post-status.ts'
import { POST_STATUSES } from '#app/features/blog/schema/posts.ts'
import { managedPosts, postCounts } from '#app/features/blog/writing/queries/managed-posts.server.ts'
import { changedQuery, pageFrom, pagesOf } from '#app/lib/paging.ts'
import { servicesContext } from '#app/platform/services.ts'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { UnlessReadOnly } from '#app/ui/forms/read-only.tsx'
import { useListQuery } from '#app/ui/lists/list-query.ts'
import { Pagination } from '#app/ui/lists/pagination.tsx'
import { runIntent } from '../../../forms/run-intent.server.ts'
import { pageMeta } from '../../../page-meta.ts'
import type { PanelHandle } from '../../failed-panel.tsx'
import { FilterLinks } from '../../filter-links.tsx'
import { ListHead } from '../../list-head.tsx'
import { NoRows } from '../../no-rows.tsx'
import type { Route } from './+types/list.ts'
import { NoPosts } from './no-posts.tsx'
import { POSTS } from './post-address.ts'
import { postFilter } from './post-filter.server.ts'
import { POST_INTENTS } from './post-intents.server.ts'
import { PostTable } from './post-table.tsx'

export const meta = pageMeta('Blog Management')

export const handle: PanelHandle = { failed: 'Failed to load blog posts' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { database } = context.get(servicesContext)
  const filter = postFilter(query)
  const [list, counts] = await Promise.all([
    managedPosts(database, { ...filter, page: pageFrom(query) }),
    postCounts(database),
  ])
  return { list, counts, status: filter.status ?? null }
}

export const action = (args: Route.ActionArgs) => runIntent(args, POST_INTENTS)

/** Statuses that are always offered. The others are offered if there is such a post. */
const USUAL: PostStatus[] = ['published', 'review', 'draft']

export default function BlogPosts({ loaderData: { list, counts, status } }: Route.ComponentProps) {
  const { query } = useListQuery()
  const others = POST_STATUSES.filter((each) => !USUAL.includes(each) && counts[each])
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const views = [
    ...[...USUAL, ...others].map((value) => ({
      value,
      label: STATUS_LABELS[value],
      count: counts[value] ?? 0,
    })),
    { value: 'all', label: 'All', count: total },
  ]
  return (
    <section className="grid gap-6">
      <ListHead title="Blog Management" list={list} name="post" searchLabel="Search by title...">
        <UnlessReadOnly>
          <ButtonLink to={`${POSTS}/new`}>
            <Plus aria-hidden strokeWidth={1.5} /> New Post
          </ButtonLink>
        </UnlessReadOnly>
      </ListHead>
      <FilterLinks label="Status" name="status" options={views} />
      <PostTable
        rows={list.rows}
        empty={
          <NoRows list={list}>
            <NoPosts {...{ status, query }} />
          </NoRows>
        }
      />
      <Pagination
        page={list.page}
        pages={pagesOf(list)}
        addressOf={(page) => changedQuery(query, { page: page === 1 ? '' : String(page) })}
      />
    </section>
  )
}
