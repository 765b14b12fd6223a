/** Digits with separators of thousands, and at most two decimals; the currency's sign may stand in front. */
const AMOUNT = /^\$?\s*(\d+|\d{1,3}(?:[,\s]\d{3})+)(?:\.(\d{1,2}))?$/

/**
 * Reads an amount as people write it: `40`, `$1,299.50`.
 *
 * @returns cents; null for an empty text, undefined for anything that is no amount
 */
export function centsIn(text: string): number | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const [, whole, decimals = ''] = AMOUNT.exec(trimmed) ?? []
  if (whole === undefined) return undefined
  return Number(whole.replaceAll(/[,\s]/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
}

/** Cents as they stand in a field: `1,299.50`, `40`; nothing for no amount. */
export function amountText(cents: number | null): string {
  if (cents === null) return ''
  return (cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  })
}
