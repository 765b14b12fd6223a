const IN_BRACES = /\{\{\s*([^{}]*?)\s*\}\}/g

/** Names that stand in double braces in a text, each once, in their order. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(IN_BRACES)].map(([, name]) => name!))]
}

/**
 * Puts values in the place of `{{names}}`. What a value holds is not looked at again; names without a value stay.
 *
 * @param valueFor the value of a name, as it shall stand in the text
 */
export function fillPlaceholders(text: string, valueFor: (name: string) => string | undefined): string {
  return text.replace(IN_BRACES, (whole, name: string) => valueFor(name) ?? whole)
}
