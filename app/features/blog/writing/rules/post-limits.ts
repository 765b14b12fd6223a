/** Maximum lengths in characters. */
export const POST_LIMITS = {
  title: 160,
  slug: 120,
  excerpt: 400,
  content: 100_000,
  seoTitle: 60,
  metaDescription: 155,
} as const
