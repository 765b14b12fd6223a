/** A cell's value. Times are written in ISO 8601, null and undefined as an empty cell. */
export type CsvValue = string | number | boolean | Date | null | undefined

/** Spreadsheets read text that begins with these as a formula. */
const FORMULA_START = /^[=+\-@\t\r]/

/**
 * One line of a CSV file (RFC 4180). Adds an apostrophe before text that a spreadsheet would run as a formula, as
 * OWASP advises against CSV injection. Numbers stay numbers.
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
