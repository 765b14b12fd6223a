/** A value of a cell; times are written in ISO 8601, nothing as an empty cell. */
export type CsvValue = string | number | boolean | Date | null | undefined

/** Spreadsheets take text that begins so for a formula. */
const FORMULA_START = /^[=+\-@\t\r]/

/**
 * One line of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in front, as
 * OWASP's page on CSV injection advises; numbers stay numbers.
 */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(',')}\r\n`
}

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'string') return String(value)
  const safe = FORMULA_START.test(value.trimStart()) || FORMULA_START.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
