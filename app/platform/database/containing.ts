/** A pattern for `ILIKE` that finds a text anywhere; what people type is never a wildcard. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
