/** Why a form cannot be taken: a notice with a heading, and what each field needs. */
export interface FormProblem {
  title: string
  message: string
  /** Sentences by the field's name. */
  fields: Record<string, string>
}

const MISSING = {
  title: 'Missing Information',
  message: 'Please fill in all required fields.',
} as const

const EMAIL_SHAPE = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]+$/

/** Lengths of what a person tells of themselves. */
export const PERSON_LIMITS = { name: { minLength: 2, maxLength: 100 }, email: { maxLength: 255 } } as const

/**
 * What is missing of the fields that must be filled in.
 *
 * @param required what each field lacks when it is empty, by its name
 */
export function missingProblem(
  form: Record<string, string>,
  required: Record<string, string>,
): FormProblem | undefined {
  const missing = Object.entries(required).filter(([name]) => !form[name]?.trim())
  return missing.length > 0 ? { ...MISSING, fields: Object.fromEntries(missing) } : undefined
}

/** What is wrong with a name and an address that are there. */
export function personProblem({ name, email }: { name: string; email: string }): FormProblem | undefined {
  const { name: length } = PERSON_LIMITS
  if (name.trim().length < length.minLength)
    return problemOf('name', 'Missing Information', 'Please enter your full name (at least 2 characters).')
  if (name.trim().length > length.maxLength)
    return problemOf('name', 'Name Too Long', 'Please keep your name under 100 characters.')
  if (!EMAIL_SHAPE.test(email.trim()))
    return problemOf('email', 'Invalid Email', 'Please enter a valid email address.')
  if (email.trim().length > PERSON_LIMITS.email.maxLength)
    return problemOf('email', 'Invalid Email', 'Please keep your email address under 255 characters.')
  return undefined
}

/** A problem of one field. */
export const problemOf = (field: string, title: string, message: string): FormProblem => ({
  title,
  message,
  fields: { [field]: message },
})
