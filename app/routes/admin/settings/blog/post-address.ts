const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a path segment can be a post's id. PostgreSQL cannot compare anything else with one. */
export const isPostId = (text: string) => UUID.test(text)

export const POSTS = '/admin/settings/blog'
