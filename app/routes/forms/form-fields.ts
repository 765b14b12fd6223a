/** Names of our fields. Form libraries read `list[4294967294]` as a list of that length, and end the process with it. */
const PLAIN_NAME = /^[\w-]+$/

/** A form without fields that no form of ours has, and without the character NUL, which no text of the database can hold. */
export function plainForm(fields: Iterable<[name: string, value: string]>): FormData {
  const plain = new FormData()
  for (const [name, value] of fields) {
    if (PLAIN_NAME.test(name)) plain.append(name, value.replaceAll('\0', ''))
  }
  return plain
}

/** The fields of a form; of several of one name the last. */
export const textFields = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))

/** What a form asks for by its field `intent`; undefined when there is no such thing. */
export function intentOf<Intent>(intents: Record<string, Intent>, intent: unknown): Intent | undefined {
  return typeof intent === 'string' && Object.hasOwn(intents, intent) ? intents[intent] : undefined
}
