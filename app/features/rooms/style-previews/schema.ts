import { z } from 'zod'
import { LONGEST_BLEND_NAME } from '#app/features/styles/schema.ts'
import { PREVIEW_WIDTHS } from '../rules/picture-keys.ts'
import { retrySchema } from '../schema.ts'
import { BOLDNESSES } from './rules/boldness.ts'

const style = z.string().min(1).max(LONGEST_BLEND_NAME)
const boldness = z.enum(BOLDNESSES).default('usual')

/** The query of a preview's address. */
export const previewSchema = z.object({
  uploadId: z.uuid(),
  style,
  boldness,
  width: z.coerce
    .number()
    .refine((width) => PREVIEW_WIDTHS.some((each) => each === width))
    .default(960),
  /** Version of the corrections that the page knows. */
  surfaces: z.string().default(''),
})

/** A room to be painted after its question, in the style of a preview. */
export const paintSchema = retrySchema.extend({ style: style.optional() })

/** A preview to be kept as a version. */
export const keepStyleSchema = z.object({ uploadId: z.uuid(), style, boldness })
