/** Most characters of a post's parts. */
export const POST_LIMITS = {
  title: 160,
  slug: 120,
  excerpt: 400,
  content: 100_000,
  seoTitle: 60,
  metaDescription: 155,
} as const
