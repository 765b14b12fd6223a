import { useEffect, useState } from 'react'

/**
 * The labels of fields on the page, so that a list of errors can name them.
 *
 * @param ids of the fields; one without a label has no name
 */
export function useFieldNames(ids: string[]): Record<string, string | undefined> {
  const [names, setNames] = useState<Record<string, string | undefined>>({})
  const asked = ids.join(' ')
  useEffect(() => {
    setNames(Object.fromEntries(asked.split(' ').map((id) => [id, fieldName(id)])))
  }, [asked])
  return names
}

/** 'Temperature: Please enter a number from 0 to 1.' Leaves out a label that is a sentence. */
export function namedError(name: string | undefined, message: string): string {
  if (!name || name.endsWith('.')) return message
  return /[?!:]$/.test(name) ? `${name} ${message}` : `${name}: ${message}`
}

/** The label's text, without the mark for optional fields. */
function fieldName(id: string): string | undefined {
  const field = document.getElementById(id)
  const label =
    (field as HTMLInputElement | null)?.labels?.[0] ??
    document.getElementById(`${id}-label`) ??
    field?.closest('fieldset')?.querySelector('legend')
  return label?.firstChild?.textContent?.trim() || undefined
}
