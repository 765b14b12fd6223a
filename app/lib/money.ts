/** Cents as US dollars: `$8.00`. */
export const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** Cents with the hundredths that single calls cost, as `$0.057`. */
export const exactDollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })
