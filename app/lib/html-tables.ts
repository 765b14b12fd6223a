/** Whether HTML contains a table. Neither posts nor messages can show one well on a phone. */
export function hasTable(html: string): boolean {
  const start = html.search(/<table[\s/>]/i)
  return start !== -1 && /<t[dh][\s/>]/i.test(html.slice(start))
}

/** Moves each cell of a pasted table to a line of its own, where an editor without tables would join a row's cells. */
export const cellsAsLines = (html: string): string =>
  html.replace(/<(t[dh])(?=[\s/>])[^>]*>/gi, '$&<div>').replace(/<\/t[dh]\s*>/gi, '</div>$&')

/** The message where a table cannot be kept. */
export const NO_TABLES =
  'Tables cannot be kept: they do not fit on a phone. Please write the table as a list or in sentences; nothing of it was taken out.'
