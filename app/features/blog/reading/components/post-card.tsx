import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Drawing } from '#app/ui/pictures/drawing.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { pictureOf } from '../../pictures/rules/post-pictures.ts'
import type { ListedPost } from '../queries/published-posts.server.ts'
import { PostFacts } from './post-facts.tsx'

const LINK =
  'decoration-1 underline-offset-4 before:absolute before:inset-0 before:z-1 hover:underline focus-visible:outline-offset-4'

/**
 * A post in a list: picture, title and excerpt in one link.
 *
 * @param props.title,excerpt replace the post's own, for example with search matches marked
 */
export function PostCard({
  post,
  title = post.title,
  excerpt = post.excerpt,
  headingLevel: Heading = 'h2',
  priority,
}: {
  post: ListedPost
  title?: ReactNode
  excerpt?: ReactNode
  headingLevel?: 'h2' | 'h3'
  priority?: boolean
}) {
  return (
    <article className="relative grid content-start gap-4">
      <CardPicture
        post={post}
        sizes="(width < 40rem) 92vw, (width < 64rem) 45vw, 23rem"
        priority={priority}
      />
      <div className="grid gap-2">
        <PostFacts {...post} />
        <Heading className="text-xl">
          <Link to={`/blog/${post.slug}`} className={LINK}>
            {title}
          </Link>
        </Heading>
        <p className="text-ink-soft">{excerpt}</p>
      </div>
    </article>
  )
}

/** The newest post, at the top of the blog. */
export function LeadingPost({ post }: { post: ListedPost }) {
  return (
    <article className="relative grid items-center gap-x-12 gap-y-5 lg:grid-cols-12">
      <CardPicture post={post} sizes="(width < 64rem) 92vw, 48rem" priority className="lg:col-span-8" />
      <div className="grid gap-4 lg:col-span-4">
        <PostFacts {...post} />
        <h2>
          <Link to={`/blog/${post.slug}`} className={LINK}>
            <Unbroken>{post.title}</Unbroken>
          </Link>
        </h2>
        <p className="text-ink-soft text-lg">{post.excerpt}</p>
      </div>
    </article>
  )
}

function CardPicture({
  post: { afterImageUrl, afterImage },
  className = '',
  ...looks
}: {
  post: ListedPost
  sizes: string
  priority?: boolean | undefined
  className?: string
}) {
  const picture = pictureOf(afterImageUrl, afterImage)
  const shape = `aspect-[3/2] ${className}`
  if (picture) {
    const { priority, ...rest } = looks
    return <Picture {...picture} {...rest} {...(priority && { priority })} alt="" cover className={shape} />
  }
  return (
    <div className={`grid place-items-center rounded-print bg-linen ${shape}`}>
      <Drawing name="frame" className="w-24 opacity-60" />
    </div>
  )
}
