/** Cents as US dollars: `$8.00`. */
export const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** Cents as US dollars with fractions of a cent, for single calls: `$0.057`. */
export const exactDollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })
