import { POST_STATUSES } from '#app/features/blog/schema/posts.ts'
import { searchFrom } from '#app/lib/paging.ts'

/** What an address asks for: published posts unless it names another status or `all`. */
export function postFilter(query: URLSearchParams) {
  const asked = query.get('status') ?? 'published'
  return {
    search: searchFrom(query),
    status: POST_STATUSES.find((each) => each === asked),
  }
}
