import { POST_STATUSES } from '#app/features/blog/schema/posts.ts'
import { searchFrom } from '#app/lib/paging.ts'

/** The filters in a query. Lists published posts by default; `all` lists every status. */
export function postFilter(query: URLSearchParams) {
  const asked = query.get('status') ?? 'published'
  return {
    search: searchFrom(query),
    status: POST_STATUSES.find((each) => each === asked),
  }
}
