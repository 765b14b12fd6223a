import { z } from 'zod'

/** What a chat model writes about a room. Plain text everywhere: whoever shows it makes it HTML. */
export const articleSchema = z.object({
  title: z.string(),
  excerpt: z.string(),
  seoTitle: z.string(),
  metaDescription: z.string(),
  tags: z.array(z.string()),
  introduction: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  /** What each of the two pictures shows, for those who cannot see it. */
  beforeDescription: z.string(),
  afterDescription: z.string(),
})
export type Article = z.infer<typeof articleSchema>
