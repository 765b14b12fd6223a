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
  /** Alternative texts of the two pictures. */
  beforeDescription: z.string(),
  afterDescription: z.string(),
})
export type Article = z.infer<typeof articleSchema>

/** The facts for an article. */
export interface Assignment {
  prompt: string
  /** JPEGs of the room before and after. */
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
