const IN_BRACES = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The distinct names in double braces in a text, in order. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(IN_BRACES)].map(([, name]) => name!))]
}

/** Whether a text has double braces that belong to no placeholder, as in `{{name` or `name}}`. */
export const hasStrayBraces = (text: string): boolean => /\{\{|\}\}/.test(text.replace(IN_BRACES, ''))

/**
 * Replaces `{{names}}` with values, without expanding placeholders in the values. Names without a value stay.
 *
 * @param valueFor returns the value of a name, ready for insertion
 */
export function fillPlaceholders(text: string, valueFor: (name: string) => string | undefined): string {
  return text.replace(IN_BRACES, (whole, name: string) => valueFor(name) ?? whole)
}
