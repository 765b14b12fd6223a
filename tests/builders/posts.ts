import type { PostInput } from '#app/features/blog/commands/read-post.server.ts'

/** A post as the editor sends it: published, without an address of its own. */
export const postInput = (changes: Partial<PostInput> = {}): PostInput => ({
  title: 'A Calm Bedroom, in Oak',
  slug: '',
  excerpt: 'Linen, oak and morning light.',
  content: '<h2>Light first</h2><p>Oak and <strong>linen</strong>.</p>',
  seoTitle: '',
  metaDescription: '',
  tags: 'oak, linen',
  roomType: 'bedroom',
  styleApplied: 'Japandi',
  ...changes,
})
