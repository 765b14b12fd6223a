/** 'Temperature: Please enter a number from 0 to 1.' Leaves out a label that is a sentence. */
export function namedError(name: string | undefined, message: string): string {
  if (!name || name.endsWith('.')) return message
  return /[?!:]$/.test(name) ? `${name} ${message}` : `${name}: ${message}`
}

/** The text of the label of a field on the page, without the mark for optional fields. */
export function fieldName(id: string): string | undefined {
  const field = document.getElementById(id)
  const label =
    (field as HTMLInputElement | null)?.labels?.[0] ??
    document.getElementById(`${id}-label`) ??
    field?.closest('fieldset')?.querySelector('legend')
  return label?.firstChild?.textContent?.trim() || undefined
}
