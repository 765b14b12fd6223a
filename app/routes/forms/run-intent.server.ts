import { data } from 'react-router'
import type { z } from 'zod'
import { type Services, servicesContext } from '#app/platform/services.ts'
import { intentOf, textFields } from './form-fields.ts'
import { readForm } from './read-form.server.ts'
import { type FailureTexts, refusalOf } from './refusal.server.ts'
import type { ActionReply } from './reply.ts'
import type { RequestArgs } from './with-body.server.ts'

export type FormFields = Record<string, string>

/** A request with its parsed form. */
interface FormArgs extends RequestArgs {
  form: FormData
}

/** Identifies the sender of a form. Throws the response for everybody else. */
type Guard<Actor> = (context: RequestArgs['context'], request: Request) => Actor

/** Handles the forms of one intent. */
export interface IntentHandler<Actor, Input = FormFields> extends FailureTexts {
  /** Validates the fields first. Without a schema, only the command validates them. */
  schema?: z.ZodType<Input>
  /** Replaces `failed` for some of the form's buttons. */
  failedOf?: (fields: FormFields) => string | undefined
  // A property, not a method, so that the compiler rejects an administrator's command among those of support.
  run: (services: Services, actor: Actor, input: Input, args: FormArgs) => Promise<unknown>
}

/** A handler with its guard. */
export interface Intent extends IntentHandler<never, never> {
  guard: Guard<unknown>
}

type IntentHandlers<Actor, Inputs> = {
  [Name in keyof Inputs]: IntentHandler<Actor, unknown extends Inputs[Name] ? FormFields : Inputs[Name]>
}

/** Puts a guard in front of handlers. Their keys are the intents. */
export const intents = <Actor, const Inputs extends Record<string, unknown>>(
  guard: Guard<Actor>,
  handlers: IntentHandlers<Actor, Inputs>,
): Record<string, Intent> =>
  Object.fromEntries(
    Object.entries<IntentHandler<never, never>>(
      handlers as object as Record<string, IntentHandler<never, never>>,
    ).map(([name, handler]) => [name, { ...handler, guard }]),
  )

interface RunOptions {
  /** Fields from the URL, which override the form's. */
  fixed?: FormFields
  /** Answers a refusal with the error's own status instead of 400. A failure of the server always has its own. */
  ownStatus?: boolean
}

/**
 * Runs the handler that a form names in its field `intent`. The page shows a reply as a toast, with the intent's
 * name; any other result is returned unchanged. Does not read the form when every guard rejects its sender.
 */
export async function runIntent(args: RequestArgs, table: Record<string, Intent>, options: RunOptions = {}) {
  assertSomeMay(args, Object.values(table))
  const form = await readForm(args)
  const intent = intentOf(table, form.get('intent'))
  return intent ? runHandler({ ...args, form }, intent, options) : data(UNKNOWN, { status: 400 })
}

const UNKNOWN: ActionReply = {
  tone: 'error',
  title: 'Something was missing in this form. Please try again.',
}

async function runHandler(args: FormArgs, intent: Intent, { fixed, ownStatus }: RunOptions) {
  const { context, request, form } = args
  const services = context.get(servicesContext)
  const actor = intent.guard(context, request)
  const fields = { ...textFields(form), ...fixed }
  const name = { intent: fields.intent }
  try {
    const input = intent.schema ? intent.schema.parse(fields) : fields
    const answer = await intent.run(services, actor as never, input as never, args)
    return isReply(answer) ? { ...answer, ...name } : answer
  } catch (error) {
    const failed = intent.failedOf?.(fields) ?? intent.failed
    const { reply, status } = refusalOf(services, error, { ...intent, failed })
    // Monitoring counts failures of the server by their status.
    return data({ ...reply, ...name }, { status: ownStatus || status >= 500 ? status : 400 })
  }
}

const isReply = (answer: unknown): answer is ActionReply =>
  typeof answer === 'object' && answer !== null && 'tone' in answer

/** @throws the last guard's response when every guard rejects the sender */
function assertSomeMay({ context, request }: RequestArgs, table: Intent[]) {
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
