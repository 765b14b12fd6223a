const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a part of an address can be a post's id; the database refuses to compare anything else. */
export const isPostId = (text: string) => UUID.test(text)

/** The list of posts. */
export const POSTS = '/admin/settings/blog'
