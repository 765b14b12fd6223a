/** Digits with optional thousands separators and at most two decimals, optionally after a dollar sign. */
const AMOUNT = /^\$?\s*(\d+|\d{1,3}(?:[,\s]\d{3})+)(?:\.(\d{1,2}))?$/
/** The same with a decimal comma. One or two digits after it cannot be thousands. */
const COMMA_AMOUNT = /^\$?\s*(\d+|\d{1,3}(?:[.\s]\d{3})+),(\d{1,2})$/

/**
 * Parses an amount as people write it: `40`, `$1,299.50`, `12,50`.
 *
 * @returns cents; null for an empty text, undefined for anything else
 */
export function centsIn(text: string): number | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const [, whole, decimals = ''] = AMOUNT.exec(trimmed) ?? COMMA_AMOUNT.exec(trimmed) ?? []
  if (whole === undefined) return undefined
  return Number(whole.replaceAll(/[,.\s]/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
}

/** Formats cents for a field: `1,299.50`, `40`; empty for null. */
export function amountText(cents: number | null): string {
  if (cents === null) return ''
  return (cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  })
}
