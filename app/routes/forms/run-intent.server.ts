import { data } from 'react-router'
import type { z } from 'zod'
import { type Services, servicesContext } from '#app/platform/services.ts'
import { intentOf, textFields } from './form-fields.ts'
import { readForm } from './read-form.server.ts'
import { type FailureWords, refusalOf } from './refusal.server.ts'
import type { ActionReply } from './reply.ts'
import type { Sent } from './with-body.server.ts'

export type FormFields = Record<string, string>

/** A request whose form was read. */
interface SentForm extends Sent {
  form: FormData
}

/** Proves who sends a form, or throws what whoever may not is answered. */
type Guard<Actor> = (context: Sent['context'], request: Request) => Actor

/** What a button named `intent` does. */
export interface Deed<Actor, Input = FormFields> extends FailureWords {
  /** Checks the fields before anything is done; without it the command alone does. */
  schema?: z.ZodType<Input>
  // A property, not a method: only so does the compiler refuse a command for administrators among those of support.
  run: (services: Services, actor: Actor, input: Input, sent: SentForm) => Promise<unknown>
}

/** A deed, and who may ask for it. */
export interface Intent extends Deed<never, never> {
  guard: Guard<unknown>
}

type Deeds<Actor, Inputs> = {
  [Name in keyof Inputs]: Deed<Actor, unknown extends Inputs[Name] ? FormFields : Inputs[Name]>
}

/** What those whom a guard lets through may ask for, by the names of the buttons. */
export const intents = <Actor, const Inputs extends Record<string, unknown>>(
  guard: Guard<Actor>,
  deeds: Deeds<Actor, Inputs>,
): Record<string, Intent> =>
  Object.fromEntries(
    Object.entries<Deed<never, never>>(deeds as object as Record<string, Deed<never, never>>).map(
      ([name, deed]) => [name, { ...deed, guard }],
    ),
  )

interface Manner {
  /** Fields that the address says, over those of the form. */
  fixed?: FormFields
  /** Answers a refusal with the error's own status; without it with 400. */
  ownStatus?: boolean
}

/**
 * Runs what a form asks for by its field `intent`. A reply is shown as a toast, with the intent's name in it; any
 * other answer goes out as it is. The form of somebody who may do none of it is not read.
 */
export async function runIntent(sent: Sent, table: Record<string, Intent>, manner: Manner = {}) {
  assertSomeMay(sent, Object.values(table))
  const form = await readForm(sent)
  const intent = intentOf(table, form.get('intent'))
  return intent ? runDeed({ ...sent, form }, intent, manner) : data(UNKNOWN, { status: 400 })
}

/** Runs what a page's only form is for; as {@link runIntent}. */
export async function runForm<Actor, Input>(
  sent: Sent,
  deed: Deed<Actor, Input> & { guard: Guard<Actor> },
  manner: Manner = {},
) {
  deed.guard(sent.context, sent.request)
  return runDeed({ ...sent, form: await readForm(sent) }, deed as Intent, manner)
}

const UNKNOWN: ActionReply = {
  tone: 'error',
  title: 'Something was missing in this form. Please try again.',
}

async function runDeed(sent: SentForm, intent: Intent, { fixed, ownStatus }: Manner) {
  const { context, request, form } = sent
  const services = context.get(servicesContext)
  const actor = intent.guard(context, request)
  const fields = { ...textFields(form), ...fixed }
  const name = { intent: fields.intent }
  try {
    const input = intent.schema ? intent.schema.parse(fields) : fields
    const answer = await intent.run(services, actor as never, input as never, sent)
    return isReply(answer) ? { ...answer, ...name } : answer
  } catch (error) {
    const { reply, status } = refusalOf(services, error, intent)
    return data({ ...reply, ...name }, { status: ownStatus ? status : 400 })
  }
}

const isReply = (answer: unknown): answer is ActionReply =>
  typeof answer === 'object' && answer !== null && 'tone' in answer

/** @throws what the last guard throws, when none lets the sender through */
function assertSomeMay({ context, request }: Sent, table: Intent[]) {
  let refusal: unknown
  for (const guard of new Set(table.map((intent) => intent.guard))) {
    try {
      return guard(context, request)
    } catch (error) {
      refusal = error
    }
  }
  throw refusal
}
