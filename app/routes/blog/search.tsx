import { RoomLinks } from '#app/features/blog/generation/components/room-links.tsx'
import { Highlighted } from '#app/features/blog/reading/components/highlighted.tsx'
import { PostCard } from '#app/features/blog/reading/components/post-card.tsx'
import { SearchForm } from '#app/features/blog/reading/components/search-form.tsx'
import { roomTypesWithPosts } from '#app/features/blog/reading/queries/published-posts.server.ts'
import { type SearchResult, searchPosts } from '#app/features/blog/reading/queries/search-posts.server.ts'
import { searchQueryFrom } from '#app/features/blog/reading/rules/search-query.ts'
import { pageFrom, pagesOf } from '#app/lib/paging.ts'
import { plural } from '#app/lib/plural.ts'
import { servicesContext } from '#app/platform/services.ts'
import { ButtonLink, TextLink } from '#app/ui/buttons/link.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { NumberedPages } from '#app/ui/lists/numbered-pages.tsx'
import { pageTags } from '../page-meta.ts'
import type { Route } from './+types/search.ts'

export const handle = { static: true }

export const meta = ({ loaderData, ...args }: Route.MetaArgs) => [
  ...pageTags(args, loaderData?.query ? `Search: ${loaderData.query}` : 'Search the Blog'),
  // There is no end of possible searches, and each post has its own indexed page.
  { name: 'robots', content: 'noindex, follow' },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database } = context.get(servicesContext)
  const parameters = new URL(request.url).searchParams
  const query = searchQueryFrom(parameters)
  const [result, roomTypes] = await Promise.all([
    query ? searchPosts(database, query, pageFrom(parameters)) : null,
    roomTypesWithPosts(database),
  ])
  return { query, result, roomTypes }
}

export default function BlogSearch({ loaderData: { query, result, roomTypes } }: Route.ComponentProps) {
  return (
    <div className="page pt-8 pb-section md:pt-14">
      <p>
        <TextLink to="/blog" className="inline-flex min-h-11 items-center">
          All posts
        </TextLink>
      </p>
      <h1 className="mt-3">Search the blog</h1>
      <div className="mt-6">
        <SearchForm query={query} />
      </div>
      {result ? <Results query={query} result={result} /> : <RoomLinks roomTypes={roomTypes} />}
    </div>
  )
}

function Results({ query, result }: { query: string; result: SearchResult }) {
  const { rows, page, total } = result
  if (total === 0) return <NothingFound query={query} />
  const addressOf = (target: number) =>
    `?${new URLSearchParams({ q: query, ...(target > 1 && { page: String(target) }) })}`
  return (
    <section aria-label="Found posts" className="mt-8">
      <Summary query={query} result={result} />
      <ul className="mt-8 grid gap-x-8 gap-y-12 border-line border-t pt-10 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map((post, index) => (
          <li key={post.id}>
            <PostCard
              post={post}
              title={<Highlighted parts={post.titleParts} />}
              excerpt={<Highlighted parts={post.excerptParts} />}
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      <NumberedPages
        page={page}
        pages={pagesOf(result)}
        addressOf={addressOf}
        last={result.isMore ? null : undefined}
      />
    </section>
  )
}

function Summary({ query, result }: { query: string; result: SearchResult }) {
  const { match, searched } = result
  const posts = `${result.isMore ? 'More than ' : ''}${plural(result.total, 'post')}`
  if (match === 'all')
    return (
      <p>
        {posts} for “{query}”
      </p>
    )
  if (match === 'corrected')
    return (
      <p>
        Nothing for “{query}”. {posts} for <strong>“{searched}”</strong>
      </p>
    )
  return (
    <p>
      No post has all of “{query}”. {posts} with some of it:
    </p>
  )
}

function NothingFound({ query }: { query: string }) {
  return (
    <div className="pt-6">
      <EmptyState
        drawing="lampOff"
        title={`Nothing found for “${query}”`}
        action={<ButtonLink to="/blog">All posts</ButtonLink>}
      >
        <p>Try a room or a style, such as “kitchen” or “Japandi”.</p>
      </EmptyState>
    </div>
  )
}
