/**
 * Reads a form without files. Of its texts the character NUL is left out, which no text of the database can hold.
 *
 * @throws Response with status 400 when the body is no form, or did not come whole
 */
export async function readForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => {
    throw new Response('This form did not arrive whole.', { status: 400 })
  })
  return withoutNul(form)
}

/** A form whose texts hold no NUL. */
export function withoutNul(form: FormData): FormData {
  const clean = new FormData()
  for (const [name, value] of form)
    clean.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  return clean
}

/** The fields of a form that are text; of several of one name the last. */
export const textFields = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))

/** What a form asks for by its field `intent`; undefined when there is no such thing. */
export function intentOf<Intent>(intents: Record<string, Intent>, intent: unknown): Intent | undefined {
  return typeof intent === 'string' && Object.hasOwn(intents, intent) ? intents[intent] : undefined
}
