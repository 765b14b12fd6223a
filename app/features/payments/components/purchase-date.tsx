import { longDate } from '#app/lib/date-text.ts'

/** The day of a purchase, the same for whoever reads it. */
export function PurchaseDate({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{longDate(at)}</time>
}
