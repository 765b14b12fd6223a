import type { z } from 'zod'

/** Why a form was refused: a heading, and an error for each field. */
export interface FormProblem {
  title: string
  message?: string
  fieldErrors?: Record<string, string[]>
  /** A field whose error is not listed above the form: it says by itself what to do. */
  unlisted?: string
}

/** The errors that are listed above a form: by field, those that the problem's own message does not say. */
export const listedErrors = ({ message, fieldErrors = {}, unlisted }: FormProblem): [string, string][] =>
  Object.entries(fieldErrors)
    .map(([name, [first = '']]): [string, string] => [name, first])
    .filter(([name, first]) => first !== message && name !== unlisted)

/** The reply to a guest form. A refusal returns the typed values. */
export interface GuestFormReply<Values = Record<string, string>> {
  sent: boolean
  problem?: FormProblem
  values?: Values
  /** A new stamp, when the form must be sent again. */
  stamp?: string
}

type Issue = z.core.$ZodIssue

/**
 * Turns a schema's issues into one problem, in the specification's order: all missing fields, or else the first
 * invalid one.
 *
 * @param checked the result of the schema
 * @param fields in the order of the page, which orders the missing ones
 * @param describe returns the texts for one issue
 * @returns undefined when the form is valid
 */
export function formProblem(
  checked: z.ZodSafeParseResult<unknown>,
  fields: Record<string, unknown>,
  describe: (issue: Issue, field: string) => { title: string; message: string },
): FormProblem | undefined {
  const issues = checked.error?.issues ?? []
  const missing = Object.keys(fields).flatMap((name): [string, string[]][] => {
    const issue = issues.find((each) => each.code !== 'custom' && fieldOf(each) === name)
    return issue && fields[name] === '' ? [[name, [issue.message]]] : []
  })
  if (missing.length > 0) {
    const fieldErrors = Object.fromEntries(missing)
    return { title: 'Missing Information', message: 'Please fill in all required fields.', fieldErrors }
  }
  const [first] = issues
  if (!first) return undefined
  const field = fieldOf(first)
  const text = describe(first, field)
  return { ...text, fieldErrors: { [field]: [text.message] } }
}

const fieldOf = ({ path }: Issue) => String(path[0])

/**
 * Headings from the specification. Unlisted issues are 'Text Too Long' for long texts, otherwise 'Missing
 * Information'.
 */
const TITLES: Record<string, string> = {
  'name too_big': 'Name Too Long',
  'email too_big': 'Invalid Email',
  'email invalid_format': 'Invalid Email',
  'message too_small': 'Message Too Short',
  'message too_big': 'Message Too Long',
  'phone custom': 'Phone Number Needed',
}

/** The texts for an issue in a contact message or a designer request. */
export const messageProblem = ({ code, message }: Issue, field: string) => ({
  title: TITLES[`${field} ${code}`] ?? (code === 'too_big' ? 'Text Too Long' : 'Missing Information'),
  message,
})
