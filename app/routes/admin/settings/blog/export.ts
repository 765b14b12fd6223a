import { postBatches } from '#app/features/blog/writing/queries/managed-posts.server.ts'
import { csvRoute } from '../../csv-response.server.ts'
import { postFilter } from './post-filter.server.ts'

/** Exports the filtered posts as a CSV file. */
export const loader = csvRoute(
  'blog-posts',
  (database, query) => postBatches(database, postFilter(query)),
  {
    id: (post) => post.id,
    title: (post) => post.title,
    slug: (post) => post.slug,
    room_type: (post) => post.roomType,
    style: (post) => post.styleApplied,
    status: (post) => post.status,
    published: (post) => post.publishedAt,
    views: (post) => post.viewCount,
  },
  (query) => postFilter(query).status ?? 'all',
)
