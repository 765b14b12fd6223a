import { POST_STATUSES } from '#app/features/blog/schema/posts.ts'

/** What an address asks for: published posts unless it names another status or `all`. */
export function postFilter(query: URLSearchParams) {
  const asked = query.get('status') ?? 'published'
  return {
    search: query.get('search')?.trim() ?? '',
    status: POST_STATUSES.find((each) => each === asked),
  }
}
