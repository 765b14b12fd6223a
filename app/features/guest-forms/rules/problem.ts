import type { z } from 'zod'

/** Why a form was refused: a heading, and an error for each field. */
export interface FormProblem {
  title: string
  message?: string
  fieldErrors?: Record<string, string[]>
  /** A field whose error is not listed above the form: it says by itself what to do. */
  unlisted?: string
}

/** The errors that are listed above a form: by field, all but the one that the problem's own message says. */
export const listedErrors = ({
  message = '',
  fieldErrors = {},
  unlisted,
}: FormProblem): [string, string][] => {
  const errors = Object.entries(fieldErrors).map(([name, [first = '']]): [string, string] => [name, first])
  const said = errors.findIndex(([, text]) => message.endsWith(text))
  return errors.filter(([name], index) => index !== said && name !== unlisted)
}

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
 * Turns a schema's issues into one problem with the error of each field. Its heading follows the specification's order:
 * missing fields, or else the first invalid one. A field's error is the same whatever else is wrong.
 *
 * @param checked the result of the schema
 * @param fields in the order of the page, which orders the errors
 * @param describe returns the heading for one issue, with a message that ends with its own
 * @returns undefined when the form is valid
 */
export function formProblem(
  checked: z.ZodSafeParseResult<unknown>,
  fields: Record<string, unknown>,
  describe: (issue: Issue, field: string) => { title: string; message: string },
): FormProblem | undefined {
  const issues = checked.error?.issues ?? []
  const [first] = issues
  if (!first) return undefined
  const isMissing = (issue: Issue) => issue.code !== 'custom' && fields[fieldOf(issue)] === ''
  const text = issues.some(isMissing) ? MISSING : describe(first, fieldOf(first))
  const names = new Set([...Object.keys(fields), ...issues.map(fieldOf)])
  const errors = [...names].flatMap((name): [string, string[]][] => {
    const issue = issues.find((each) => fieldOf(each) === name)
    return issue ? [[name, [issue.message]]] : []
  })
  return { ...text, fieldErrors: Object.fromEntries(errors) }
}

const MISSING = { title: 'Missing Information', message: 'Please fill in all required fields.' }

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
