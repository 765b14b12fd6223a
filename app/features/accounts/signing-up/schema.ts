import { z } from 'zod'
import { ACCOUNT_TEXTS } from '../rules/texts.ts'
import { emailSchema, nameSchema, newPassword, withCredentials } from '../schema.ts'

/** The quiz's choices as the browser stored them. They are validated later. */
const selections = z.unknown().transform(parseJson)

const newAccount = z.object({
  name: nameSchema,
  email: emailSchema,
  password: newPassword('Please choose a password.'),
  terms: z.literal(true, { error: ACCOUNT_TEXTS.termsRequired }),
  selections,
  /** The style taken from that quiz. A style that was never chosen is ignored. */
  preferredStyle: z.string().optional(),
})

export const signUpSchema = withCredentials(
  newAccount.extend({
    selections: selections.refine(
      (value) => Array.isArray(value) && value.length > 0,
      ACCOUNT_TEXTS.quizRequired,
    ),
  }),
)

/** For a person from the quiz, whose result may have got lost on the way. */
export const signUpFromQuizSchema = withCredentials(newAccount)

/** Parses JSON from a hidden field. */
function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
