import { useEffect, useState } from 'react'
import { fieldName } from './field-names.ts'

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
