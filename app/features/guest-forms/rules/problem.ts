import type { z } from 'zod'

/** Why a form cannot be taken: a notice with a heading, and what each field needs. */
export interface FormProblem {
  title: string
  message?: string
  fieldErrors?: Record<string, string[]>
}

/** What a form that guests may send is answered; with a refusal comes back what was typed. */
export interface GuestFormReply<Values = Record<string, string>> {
  sent: boolean
  problem?: FormProblem
  values?: Values
  /** A new one, where the form needs it to be sent again. */
  stamp?: string
}

type Issue = z.core.$ZodIssue

/**
 * What a form's schema has against its fields, one thing at a time as the specification checks them: all that is
 * missing, else the first that is wrong.
 *
 * @param checked the result of the schema
 * @param fields in the order of the page, in which missing ones are listed
 * @param describe describes one issue
 * @returns undefined when the form can be sent
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

/** Headings of the specification; whatever is not listed is 'Missing Information', and a text that is too long that. */
const TITLES: Record<string, string> = {
  'name too_big': 'Name Too Long',
  'email too_big': 'Invalid Email',
  'email invalid_format': 'Invalid Email',
  'message too_small': 'Message Too Short',
  'message too_big': 'Message Too Long',
  'phone custom': 'Phone Number Needed',
}

/** What is wrong with a message to us or a request for a designer. */
export const messageProblem = ({ code, message }: Issue, field: string) => ({
  title: TITLES[`${field} ${code}`] ?? (code === 'too_big' ? 'Text Too Long' : 'Missing Information'),
  message,
})
