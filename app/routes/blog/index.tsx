import { data } from 'react-router'
import { RoomLinks } from '#app/features/blog/generation/components/room-links.tsx'
import { OlderPosts } from '#app/features/blog/reading/components/older-posts.tsx'
import { LeadingPost, PostCard } from '#app/features/blog/reading/components/post-card.tsx'
import { SearchForm } from '#app/features/blog/reading/components/search-form.tsx'
import {
  publishedPage,
  roomTypesWithPosts,
} from '#app/features/blog/reading/queries/published-posts.server.ts'
import { roomName } from '#app/features/blog/rules/room-name.ts'
import { BLOG_ROOM_TYPES } from '#app/features/blog/schema/posts.ts'
import type { PageHandle } from '#app/lib/page-handle.ts'
import { choiceFrom, pageFrom } from '#app/lib/paging.ts'
import { servicesContext } from '#app/platform/services.ts'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import type { Route } from './+types/index.ts'
import { listTags } from './blog-meta.ts'

export const handle: PageHandle = { static: true, guestPage: { query: ['page', 'room'] } }

const DESCRIPTION = 'Rooms before and after: what changed, what stayed, and what you can borrow for your own.'

export const meta = ({ loaderData, ...args }: Route.MetaArgs) => {
  const { page = 1, roomType } = loaderData ?? {}
  const title = ['Blog', roomType && roomName(roomType), page > 1 && `Page ${page}`].filter(Boolean)
  return listTags(args, title.join(', '), DESCRIPTION, `/blog${queryOf(page, roomType)}`)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database } = context.get(servicesContext)
  const query = new URL(request.url).searchParams
  const page = pageFrom(query)
  const roomType = choiceFrom(query, 'room', BLOG_ROOM_TYPES)
  const [{ rows, hasMore }, roomTypes] = await Promise.all([
    publishedPage(database, { page, roomType }),
    roomTypesWithPosts(database),
  ])
  const status = rows.length === 0 && (page > 1 || roomType) ? 404 : 200
  return data({ posts: rows, page, hasMore, roomType, roomTypes }, { status })
}

/** The query string of a page of the index. */
function queryOf(page: number, roomType: string | undefined) {
  const query = new URLSearchParams({
    ...(roomType && { room: roomType }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `?${query}` : ''
}

export default function BlogIndex({ loaderData }: Route.ComponentProps) {
  const { posts, page, hasMore, roomType, roomTypes } = loaderData
  const [first, ...others] = posts
  const leads = page === 1 && !roomType
  return (
    <div className="page pt-10 pb-section md:pt-16">
      <header className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-12">
        <div className="grid gap-4 lg:col-span-7">
          <h1>Blog</h1>
          <p className="max-w-text text-ink-soft text-lg">{DESCRIPTION}</p>
        </div>
        <div className="lg:col-span-5 lg:justify-self-end lg:pb-1">
          <SearchForm />
        </div>
      </header>
      {(posts.length > 0 || roomType) && <RoomLinks roomTypes={roomTypes} current={roomType} />}
      {!first && <NothingHere isFirst={page === 1 && !roomType} />}
      {first && leads && (
        <div className="mt-8">
          <LeadingPost post={first} />
        </div>
      )}
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
        {(leads ? others : posts).map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} priority={!leads && index === 0} />
          </li>
        ))}
      </ul>
      {first && (
        <OlderPosts
          page={page}
          hasMore={hasMore}
          addressOf={(target) => `/blog${queryOf(target, roomType)}`}
        />
      )}
    </div>
  )
}

function NothingHere({ isFirst }: { isFirst: boolean }) {
  return (
    <div className="py-8">
      <EmptyState
        drawing="frame"
        title={isFirst ? 'The first post is still being written' : 'There are no posts here'}
        action={
          isFirst ? (
            <ButtonLink to="/quiz">Start the Style Quiz</ButtonLink>
          ) : (
            <ButtonLink to="/blog">All posts</ButtonLink>
          )
        }
      >
        <p>{isFirst ? 'Until then, there are rooms to choose between.' : 'All others are in the blog.'}</p>
      </EmptyState>
    </div>
  )
}
