/** Names of our fields. Form libraries read `list[4294967294]` as a list of that length, and end the process with it. */
const PLAIN_NAME = /^[\w-]+$/

/**
 * Reads a form without files, as {@link plainForm} leaves it.
 *
 * @throws Response with status 400 when the body is no form, or did not come whole
 */
export async function readForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => {
    throw new Response('This form did not arrive whole.', { status: 400 })
  })
  return plainForm(form)
}

/** A form without fields that no form of ours has, and without the character NUL, which no text of the database can hold. */
export function plainForm(form: FormData): FormData {
  const plain = new FormData()
  for (const [name, value] of form) {
    if (!PLAIN_NAME.test(name)) continue
    plain.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  }
  return plain
}

/** The fields of a form that are text; of several of one name the last. */
export const textFields = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))

/** What a form asks for by its field `intent`; undefined when there is no such thing. */
export function intentOf<Intent>(intents: Record<string, Intent>, intent: unknown): Intent | undefined {
  return typeof intent === 'string' && Object.hasOwn(intents, intent) ? intents[intent] : undefined
}
