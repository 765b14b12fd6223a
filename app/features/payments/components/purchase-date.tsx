const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The day of a purchase, the same for whoever reads it. */
export function PurchaseDate({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{FORMAT.format(at)}</time>
}
