/**
 * Names of the product's fields. Form libraries expand `list[4294967294]` to a list of that length, which ends the
 * process.
 */
const PLAIN_NAME = /^[\w-]+$/

/**
 * Drops fields with names that no form of the product has, and removes NUL characters, which PostgreSQL cannot store.
 */
export function plainForm(fields: Iterable<[name: string, value: string]>): FormData {
  const plain = new FormData()
  for (const [name, value] of fields) {
    if (PLAIN_NAME.test(name)) plain.append(name, value.replaceAll('\0', ''))
  }
  return plain
}

/** A form's fields as an object. Of several fields with one name, the last counts. */
export const textFields = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))

/** Finds the entry for a form's `intent` field; undefined for an unknown intent. */
export function intentOf<Intent>(intents: Record<string, Intent>, intent: unknown): Intent | undefined {
  return typeof intent === 'string' && Object.hasOwn(intents, intent) ? intents[intent] : undefined
}
