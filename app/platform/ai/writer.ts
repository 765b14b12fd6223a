import { z } from 'zod'
import type { EditUsage } from './editor.ts'

/** A chat model's article about a room, in plain text. */
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

/** What an article is written from. */
export interface Assignment {
  prompt: string
  /** JPEGs: the room before and after. */
  pictures: [Buffer, Buffer]
}

/** Writes about rooms. */
export interface ArticleWriter {
  /**
   * Writes an article about a room from the assignment alone.
   *
   * @throws RedesignFailure; the signal's reason when aborted
   */
  write(assignment: Assignment, signal: AbortSignal): Promise<{ article: Article; usage: EditUsage | null }>
}
