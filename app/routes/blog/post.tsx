import { data, redirect } from 'react-router'
import { countView } from '#app/features/blog/reading/commands/count-view.server.ts'
import { PostCard } from '#app/features/blog/reading/components/post-card.tsx'
import { PostFacts } from '#app/features/blog/reading/components/post-facts.tsx'
import { PostOpening } from '#app/features/blog/reading/components/post-opening.tsx'
import { movedTo, publishedPost } from '#app/features/blog/reading/queries/published-post.server.ts'
import { relatedPosts } from '#app/features/blog/reading/queries/related-posts.server.ts'
import type { PageHandle } from '#app/lib/page-handle.ts'
import { plural } from '#app/lib/plural.ts'
import { connectionContext, servicesContext } from '#app/platform/services.ts'
import { ButtonLink, TextLink } from '#app/ui/buttons/link.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { currentOffer } from '../first-benefit.server.ts'
import { NotFoundScreen } from '../site/not-found-screen.tsx'
import type { Route } from './+types/post.ts'
import { postTags } from './blog-meta.ts'

export const handle: PageHandle = { static: true, guestPage: { query: [] } }

export const meta = ({ loaderData, ...args }: Route.MetaArgs) =>
  loaderData?.post ? postTags(args, loaderData.post) : []

/** Not cached, because a post may return to an earlier address. */
const MOVED = { status: 301, headers: { 'Cache-Control': 'no-cache' } }

export async function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { database } = services
  const post = await publishedPost(database, slug)
  if (!post) {
    const moved = await movedTo(database, slug)
    if (moved) throw redirect(`/blog/${moved}${new URL(request.url).search}`, MOVED)
    return data({ post: null, related: [], isFirstFree: false, change: null }, { status: 404 })
  }
  context.get(connectionContext).counted = {
    id: post.id,
    count: (reader) => countView(services, post.id, reader),
  }
  const [{ freeRoomCredits, change }, related] = await Promise.all([
    currentOffer(services),
    relatedPosts(database, post),
  ])
  return data({ post, related, isFirstFree: freeRoomCredits > 0, change })
}

/** A post: what the room was, what it became, and what to read next. */
export default function BlogPost({ loaderData, params }: Route.ComponentProps) {
  const { post, related, isFirstFree, change } = loaderData
  if (!post) return <NotFoundScreen path={`/blog/${params.slug}`} />
  const { styleApplied, viewCount } = post
  const read = viewCount > 1 ? `, opened ${plural(viewCount, 'time')}` : ''
  return (
    <div className="pb-section">
      <article>
        <header className="page grid gap-5 pt-8 md:pt-14">
          <p>
            <TextLink to="/blog" className="inline-flex min-h-11 items-center">
              All posts
            </TextLink>
          </p>
          <h1 className="max-w-[22ch]">
            <Unbroken>{post.title}</Unbroken>
          </h1>
          {post.excerpt && <p className="max-w-text text-ink-soft text-lg">{post.excerpt}</p>}
          <PostFacts {...post} more={`${post.minutes} min read${read}`} />
        </header>
        <div className="page mt-8 md:mt-12">
          <PostOpening post={post} />
        </div>
        <div className="page mt-10 md:mt-16">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored */}
          <div className="prose mx-auto" dangerouslySetInnerHTML={{ __html: post.content }} />
          <aside className="mx-auto mt-14 grid max-w-text justify-items-start gap-4 border-line border-t pt-8">
            <h2 className="wrap-anywhere text-xl">
              {styleApplied ? `Would ${styleApplied} suit your room?` : 'What would suit your room?'}
            </h2>
            <p className="text-ink-soft">
              Choose between pictures of rooms, then see a photo of your own in the style you are drawn to.
              {isFirstFree && ' Your first redesign is free.'}
              {change && ` For now it is a colour preview. ${change}`}
            </p>
            <ButtonLink to="/quiz">Start the Style Quiz</ButtonLink>
          </aside>
        </div>
      </article>
      {related.length > 0 && (
        <section aria-labelledby="related" className="page mt-section">
          <h2 id="related">Read next</h2>
          <ul className="mt-8 grid gap-x-6 gap-y-12 md:grid-cols-3 lg:gap-x-8">
            {related.map((each) => (
              <li key={each.id}>
                <PostCard post={each} headingLevel="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
