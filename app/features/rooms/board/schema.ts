import { z } from 'zod'
import { dollars } from '#app/lib/money.ts'
import { defineQueue } from '#app/platform/jobs/queue.ts'
import { MAX_BUDGET, MAX_DETAIL, MAX_NAME, MAX_NOTES, MAX_PRICE } from './rules/limits.ts'
import { centsIn } from './rules/price-text.ts'

const detail = z
  .string()
  .trim()
  .max(MAX_DETAIL, `Please keep this under ${MAX_DETAIL} characters.`)
  .default('')

const name = z
  .string({ error: 'Please say what it is.' })
  .trim()
  .min(1, 'Please say what it is.')
  .max(MAX_NAME, `Please keep the name under ${MAX_NAME} characters.`)

/** An amount as people write it, in cents; null for none. */
const amount = (most: number) =>
  z
    .string()
    .default('')
    .transform((text, { addIssue }) => {
      const cents = centsIn(text)
      if (cents === undefined) addIssue('Please write an amount such as 249 or 1,299.50.')
      else if (cents !== null && cents > most) addIssue(`Please keep the amount under ${dollars(most)}.`)
      return cents ?? null
    })

/** Names a board: that of a version of a room. */
export const boardIdSchema = z.object({ redesignId: z.uuid() })
export const thingIdSchema = z.object({ thingId: z.uuid() })

/** What somebody says of a thing. */
const thingSchema = z.object({ name, colour: detail, material: detail, size: detail })

/** Whatever a page says was stored when it was loaded; only compared, never stored. */
const seenText = z
  .string()
  .default('')
  .transform((text) => text.trim())

export const addThingSchema = boardIdSchema.extend(thingSchema.shape)
export const changeThingSchema = thingIdSchema.extend({
  ...thingSchema.shape,
  seenName: seenText,
  seenColour: seenText,
  seenMaterial: seenText,
  seenSize: seenText,
})
export const thingPriceSchema = thingIdSchema.extend({
  price: amount(MAX_PRICE),
  seenPrice: amount(Number.MAX_SAFE_INTEGER).catch(null),
})
export const thingGotSchema = thingIdSchema.extend({ got: z.enum(['yes', 'no']) })

export const budgetSchema = boardIdSchema.extend({
  budget: amount(MAX_BUDGET),
  seenBudget: amount(Number.MAX_SAFE_INTEGER).catch(null),
})

/** Browsers send lines with a carriage return, and count them as one character. */
const lines = (text: string) => text.replaceAll('\r\n', '\n')
export const notesSchema = boardIdSchema.extend({
  notes: z
    .string()
    .transform((text) => lines(text).trimEnd())
    .pipe(z.string().max(MAX_NOTES, `Please keep your notes under ${MAX_NOTES} characters.`)),
  seenNotes: z
    .string()
    .default('')
    .transform((text) => lines(text).trimEnd()),
})
export const shareBoardSchema = boardIdSchema.extend({ shared: z.enum(['yes', 'no']) })

/** One attempt to have the vision model list the things of a version. */
export const thingSearchSchema = z.object({ redesignId: z.uuid(), searchId: z.uuid() })
export type ThingSearch = z.infer<typeof thingSearchSchema>

/** Searches that used up their retries. */
export const lostThingSearchQueue = defineQueue('rooms.lost-thing-search', thingSearchSchema, { retries: 20 })

export const thingSearchQueue = defineQueue('rooms.list-things', thingSearchSchema, {
  retries: 2,
  timeLimit: 180,
  givenUp: lostThingSearchQueue,
})
