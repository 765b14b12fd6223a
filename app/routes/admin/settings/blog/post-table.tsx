import type { ReactNode } from 'react'
import type { PostRow } from '#app/features/blog/writing/queries/managed-posts.server.ts'
import { ConfirmedButton } from '#app/ui/buttons/confirmed-button.tsx'
import { ButtonLink, TextLink } from '#app/ui/buttons/link.tsx'
import { useReadOnly } from '#app/ui/forms/read-only.tsx'
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx'
import { Moment } from '../../moment.tsx'
import { CopyId } from './copy-id.tsx'
import { POSTS } from './post-address.ts'
import { roomTypeName } from './room-type-name.ts'
import { StatusBadge } from './status-badge.tsx'

const COLUMNS: Column<PostRow>[] = [
  { title: 'ID', cell: ({ id, title }) => <CopyId id={id} title={title} /> },
  {
    title: 'Title',
    names: true,
    cell: ({ id, title }) => (
      <TextLink to={`${POSTS}/${id}`} className="wrap-anywhere inline-block min-h-6">
        {title}
      </TextLink>
    ),
  },
  {
    title: 'Room Type',
    cell: ({ roomType }) => (
      <span className="first-letter:uppercase inline-block">{roomTypeName(roomType)}</span>
    ),
  },
  { title: 'Style', cell: ({ styleApplied }) => styleApplied ?? 'Unknown' },
  { title: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    title: 'Published',
    cell: ({ status, publishedAt }) => <Moment at={status === 'draft' ? null : publishedAt} />,
  },
  { title: 'Views', numeric: true, cell: ({ viewCount }) => viewCount.toLocaleString('en-US') },
  { title: 'Actions', hideTitle: true, cell: (post) => <PostActions post={post} /> },
]

/** Posts, newest first. */
export function PostTable({ rows, empty }: { rows: PostRow[]; empty: ReactNode }) {
  return (
    <DataTable
      wide
      caption="Blog posts, newest first"
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id }) => id}
      empty={empty}
    />
  )
}

function PostActions({ post }: { post: PostRow }) {
  const { id, title } = post
  const edit = useReadOnly() ? 'Open' : 'Edit'
  return (
    <div className="flex items-center max-lg:-mx-4 lg:justify-end">
      <View post={post} />
      <ButtonLink to={`${POSTS}/${id}`} variant="quiet" size="small" aria-label={`${edit} ${title}`}>
        {edit}
      </ButtonLink>
      <ConfirmedButton
        text="Delete"
        pendingText="Deleting…"
        fields={{ intent: 'delete', postId: id }}
        label={`Delete ${title}`}
        title="Delete this post?"
        confirmText="Delete post"
      >
        “{title}” and its pictures are gone for good, and links to it lead nowhere. To take it off the site
        for a while, unpublish it instead.
      </ConfirmedButton>
    </div>
  )
}

/** Links to a post. Only published posts have a public page. */
function View({ post: { slug, title, status } }: { post: PostRow }) {
  if (status !== 'published') return null
  return (
    <ButtonLink
      to={`/blog/${slug}`}
      target="_blank"
      variant="quiet"
      size="small"
      aria-label={`View ${title} in a new tab`}
    >
      View
    </ButtonLink>
  )
}
