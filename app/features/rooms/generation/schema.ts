import { z } from 'zod'
import { defineQueue, defineScheduledQueue } from '#app/platform/jobs/queue.ts'
import { MAX_POINTS, MAX_STROKES } from './rules/keep-strokes.ts'

const share = z.number().min(0).max(1)

/** Brush strokes as JSON from the form. */
export const keepStrokes = z
  .string()
  .max(200_000)
  .transform((text, { addIssue }) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      addIssue('Please brush over the photo again.')
      return z.NEVER
    }
  })
  .pipe(
    z
      .array(
        z.object({
          points: z
            .array(z.tuple([share, share]))
            .min(1)
            .max(MAX_POINTS),
          width: z.number().min(0.005).max(0.5),
        }),
      )
      .max(MAX_STROKES, 'Please keep fewer things.'),
  )

/** One attempt to make a redesign or a revision. */
export const generationSchema = z.object({ uploadId: z.uuid(), generationId: z.uuid() })
export type Generation = z.infer<typeof generationSchema>

/** Receives generations that used up their retries. */
export const lostGenerationQueue = defineQueue('rooms.lost-generation', generationSchema, { retries: 20 })

export const generationQueue = defineQueue('rooms.generation', generationSchema, {
  retries: 3,
  timeLimit: 900,
  givenUp: lostGenerationQueue,
})

/** Resumes generations paused by an outage of the provider. */
export const resumePausedQueue = defineScheduledQueue('rooms.resume-paused', { retries: 0 })
