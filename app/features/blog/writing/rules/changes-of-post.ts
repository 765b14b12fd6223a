import type { blogPosts } from '../../tables.server.ts'

type Post = typeof blogPosts.$inferSelect

const LONG: (keyof Post)[] = ['content', 'beforeImage', 'afterImage']

/** The changes that the audit log stores. For text and pictures it stores only that they changed. */
export function changesOf(before: Post, after: Partial<Post>) {
  const names = (Object.keys(after) as (keyof Post)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const state = (post: Partial<Post>, word: string) =>
    Object.fromEntries(names.map((name) => [name, LONG.includes(name) ? word : post[name]]))
  return { before: state(before, 'as before'), after: state(after, 'changed') }
}
