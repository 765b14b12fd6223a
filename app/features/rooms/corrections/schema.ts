import { z } from 'zod'
import { previewSchema } from '../style-previews/schema.ts'
import { MAX_EXTENTS, SURFACE_MEANINGS } from './rules/corrections.ts'

/** A fraction from a form; an empty field is invalid. */
const sentShare = z
  .union([z.number(), z.string().trim().min(1)])
  .pipe(z.coerce.number<string | number>())
  .pipe(z.number().min(0).max(1))

/** A place in a photo. */
const place = { uploadId: z.uuid(), x: sentShare, y: sentShare }
export const placeSchema = z.object(place)

/** One of the regions around a place. */
const region = {
  ...place,
  extent: z.coerce
    .number<string | number>()
    .int()
    .min(0)
    .max(MAX_EXTENTS - 1),
}
export const regionSchema = z.object(region)
export const correctionSchema = z.object({
  ...region,
  meaning: z.enum(SURFACE_MEANINGS, { error: 'Please choose what it is.' }),
})

/** A correction with the preview that its owner looks at. */
export const lookedAtSchema = correctionSchema.extend({
  style: previewSchema.shape.style.optional(),
  boldness: previewSchema.shape.boldness,
})
