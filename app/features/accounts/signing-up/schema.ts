import { z } from 'zod'
import { ACCOUNT_TEXTS } from '../rules/texts.ts'
import { emailSchema, nameSchema, newPassword, withCredentials } from '../schema.ts'

/** The choices of the quiz that was taken before, as the browser kept them; whether they are a quiz is decided later. */
const selections = z.unknown().transform(parseJson)

const newAccount = z.object({
  name: nameSchema,
  email: emailSchema,
  password: newPassword('Please choose a password.'),
  terms: z.literal(true, { error: ACCOUNT_TEXTS.termsRequired }),
  selections,
  /** The style taken from that quiz; one that was not chosen in it is ignored. */
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

/** For a person who comes from the quiz, because its result may have been lost on the way. */
export const signUpFromQuizSchema = withCredentials(newAccount)

/** A hidden field holds text. */
function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
