import { capitalised } from '#app/lib/capitalised.ts'
import { withArticle } from '#app/lib/plural.ts'
import { BeforeAfter } from '#app/ui/pictures/before-after.tsx'
import { PAGE_WIDE, Picture } from '#app/ui/pictures/picture.tsx'
import { pictureOf } from '../../pictures/rules/post-pictures.ts'
import { roomName } from '../../rules/room-name.ts'
import type { PostPicture } from '../../schema/posts.ts'

interface Pictures {
  roomType: string | null
  styleApplied: string | null
  beforeImageUrl: string | null
  beforeImage: PostPicture | null
  afterImageUrl: string | null
  afterImage: PostPicture | null
}

/** A post's pictures: a before/after slider, or the single picture. */
export function PostOpening({ post }: { post: Pictures }) {
  const before = pictureOf(post.beforeImageUrl, post.beforeImage)
  const after = pictureOf(post.afterImageUrl, post.afterImage)
  const room = post.roomType ? roomName(post.roomType).toLowerCase() : 'room'
  if (before && after)
    return (
      <figure className="-mx-margin md:mx-0">
        <BeforeAfter
          label={`${capitalised(withArticle(room))} before and after its redesign`}
          before={{ ...before, sizes: PAGE_WIDE, priority: true }}
          after={{ ...after, sizes: PAGE_WIDE, eager: true }}
        />
        <figcaption className="mt-3 px-margin text-ink-soft text-sm md:px-0">
          One {room}, before and after{post.styleApplied && `: ${post.styleApplied}`}. Drag the line to
          compare.
        </figcaption>
      </figure>
    )
  const picture = after ?? before
  return (
    picture && (
      <Picture {...picture} cover sizes={PAGE_WIDE} priority className="aspect-[3/2] md:aspect-[2/1]" />
    )
  )
}
