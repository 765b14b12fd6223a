import { z } from 'zod'
import { dollars } from '#app/lib/money.ts'
import { defineQueue } from '#app/platform/jobs/queue.ts'
import { MAX_BUDGET, MAX_DETAIL, MAX_NAME, MAX_NOTES, MAX_PRICE, MAX_SEARCHES } from './rules/limits.ts'
import { centsIn } from './rules/price-text.ts'
import { type ShopSearch, searchProblem } from './rules/shop-search.ts'

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

/** Parses an amount of money to cents; null for none. */
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

export const boardIdSchema = z.object({ redesignId: z.uuid() })
export const thingIdSchema = z.object({ thingId: z.uuid() })

/** The details of a thing. */
const thingSchema = z.object({ name, colour: detail, material: detail, size: detail })

/** The stored value when the page was loaded; only compared, never stored. */
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

/** Browsers send line breaks as CRLF but count them as one character. */
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

/** A line of the search settings: `Name https://…{query}`. */
const SEARCH_LINE = /^(.+?)\s+(\S+)$/

const isUnique = <Item>(items: readonly Item[], keyOf: (item: Item) => string) =>
  new Set(items.map(keyOf)).size === items.length

/** An administrator's form for the searches, one per line. */
export const searchesSchema = z.object({
  version: z.string().default(''),
  searches: z
    .string()
    .max(5000)
    .transform((text, { addIssue }): ShopSearch[] =>
      lines(text)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .map((line) => {
          const [, label = '', address = ''] = SEARCH_LINE.exec(line) ?? []
          const problem = label ? searchProblem(address) : 'needs a name and an address'
          if (problem) addIssue(`“${line.slice(0, 80)}” ${problem}.`)
          return { name: label, address }
        }),
    )
    .pipe(
      z
        .array(
          z.object({
            name: z.string().max(40, 'Please keep each name under 40 characters.'),
            address: z.string().max(500, 'Please keep each address under 500 characters.'),
          }),
        )
        .refine(
          (searches) => isUnique(searches, ({ name }) => name.toLowerCase()),
          'Please give each search a name of its own.',
        )
        .refine((searches) => isUnique(searches, ({ address }) => address), 'Please name each address once.')
        .min(1, 'Please name at least one search.')
        .max(MAX_SEARCHES, `Please name at most ${MAX_SEARCHES} searches.`),
    ),
})

/** One attempt to list the things in a version. */
export const thingSearchSchema = z.object({ redesignId: z.uuid(), searchId: z.uuid() })
export type ThingSearch = z.infer<typeof thingSearchSchema>

/** Receives searches that used up their retries. */
export const lostThingSearchQueue = defineQueue('rooms.lost-thing-search', thingSearchSchema, { retries: 20 })

export const thingSearchQueue = defineQueue('rooms.list-things', thingSearchSchema, {
  retries: 2,
  timeLimit: 180,
  givenUp: lostThingSearchQueue,
})
