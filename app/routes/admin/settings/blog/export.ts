import { postBatches } from '#app/features/blog/queries/managed-posts.server.ts'
import { servicesContext } from '#app/platform/services.ts'
import { csvResponse } from '../../csv-response.server.ts'
import type { Route } from './+types/export.ts'
import { postFilter } from './post-filter.server.ts'

const TITLES = ['id', 'title', 'slug', 'room_type', 'style', 'status', 'published', 'views']

/** The posts as they are filtered now, as a CSV file. */
export function loader({ request, context }: Route.LoaderArgs) {
  const filter = postFilter(new URL(request.url).searchParams)
  const rows = postBatches(context.get(servicesContext).database, filter)
  return csvResponse('blog-posts', TITLES, rows, (post) => [
    post.id,
    post.title,
    post.slug,
    post.roomType,
    post.styleApplied,
    post.status,
    post.publishedAt,
    post.viewCount,
  ])
}
