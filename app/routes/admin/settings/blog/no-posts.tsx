import type { PostStatus } from '#app/features/blog/rules/post-status.ts'
import { changedQuery } from '#app/lib/paging.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'

/** Replaces an empty list, with the reason. */
export function NoPosts({ status, query }: { status: PostStatus | null; query: URLSearchParams }) {
  const search = query.get('search')
  if (search)
    return (
      <EmptyState
        drawing="lamp"
        title="No posts match"
        action={<TextLink to={changedQuery(query, { search: '', status: 'all' })}>Show all posts</TextLink>}
      />
    )
  if (status === 'published')
    return (
      <EmptyState drawing="frame" title="No published blog posts">
        Write one, or let one be written from a room: each row of Uploads has a button for it.
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="frame"
      title="No blog posts here"
      action={<TextLink to="?">Published posts</TextLink>}
    />
  )
}
