import { longDate } from '#app/lib/date-text.ts'

/** The day of a purchase, in the same time zone for every reader. */
export function PurchaseDate({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{longDate(at)}</time>
}
