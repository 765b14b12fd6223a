import { redirect } from 'react-router'
import type { z } from 'zod'
import {
  changeName,
  changePassword,
  requestConfirmation,
} from '#app/features/accounts/commands/change-account.server.ts'
import { endOtherSessions, endSession } from '#app/features/accounts/commands/end-sessions.server.ts'
import { cancelEmailChange } from '#app/features/accounts/email-change/commands/cancel-email-change.server.ts'
import {
  requestEmailChange,
  resendEmailChange,
} from '#app/features/accounts/email-change/commands/request-email-change.server.ts'
import { ACCOUNT_TEXTS } from '#app/features/accounts/rules/texts.ts'
import {
  changeEmailSchema,
  changeNameSchema,
  changePasswordSchema,
  sessionIdSchema,
} from '#app/features/accounts/schema.ts'
import { deleteOwnAccount } from '#app/features/personal-data/commands/delete-user.server.ts'
import { deleteOwnAccountSchema } from '#app/features/personal-data/schema.ts'
import { AppError } from '#app/lib/app-error.ts'
import { isStaff, type Member } from '#app/platform/auth/actor.ts'
import { requireMember, visitorContext } from '#app/platform/auth/guards.ts'
import type { Services } from '#app/platform/services.ts'
import { answerForm } from '../forms/answer-form.server.ts'
import { type ActionReply, success } from '../forms/reply.ts'
import { type IntentHandler, intents, runIntent } from '../forms/run-intent.server.ts'
import type { Route } from './+types/account.ts'

/** The reply when a message with a link was queued. Without a mail server, the message waits in the outbox. */
const linkQueued = ({ mailServer }: Services, link: string): ActionReply =>
  mailServer
    ? success('Check Your Email', `${link} is on its way there.`)
    : success('Your link is waiting', `${link} is ready, and goes out once this site has a mail server.`)

type Setting = Parameters<IntentHandler<Member>['run']>

/** The handler of a form that shows its own errors. A success clears a form with passwords. */
const setting = <Input>(
  schema: z.ZodType<Input> | ((actor: Member) => z.ZodType<Input>),
  run: (input: Input, ...setting: Setting) => Promise<ActionReply | Response>,
): IntentHandler<Member> => ({
  run: (...setting) => {
    const [, actor, , { context, form }] = setting
    return answerForm(context, form, {
      schema: typeof schema === 'function' ? schema(actor) : schema,
      run: async (value, submission) => {
        const answer = await run(value as Input, ...setting)
        if (answer instanceof Response) return answer
        return { ...answer, ...submission.reply({ resetForm: 'currentPassword' in submission.payload }) }
      },
      failed: ACCOUNT_TEXTS.unexpected,
    })
  },
  failed: ACCOUNT_TEXTS.unexpected,
})

const sessionOf = ({ context }: Setting[3]) => context.get(visitorContext)?.sessionId ?? ''

const passwordSchemaOf = (actor: Member) => changePasswordSchema(isStaff(actor))

const ACCOUNT_INTENTS = intents(requireMember, {
  'change-name': setting(changeNameSchema, async (input, services, actor) => {
    await changeName(services, actor, input)
    return success('Name saved')
  }),
  'change-email': setting(changeEmailSchema, async (input, services, actor) => {
    const email = await requestEmailChange(services, actor, input)
    return linkQueued(services, `The link that makes ${email} your address`)
  }),
  'resend-email-change': {
    run: async (services, actor) => {
      const email = await resendEmailChange(services, actor)
      return linkQueued(services, `A new link that makes ${email} your address`)
    },
    failed: 'The link was not sent',
  },
  'cancel-email-change': {
    run: async (services, actor) => {
      if (!(await cancelEmailChange(services, actor)))
        throw new AppError('no_email_waits', 'No change is waiting. Your current address stands above.', {
          status: 409,
        })
      return success('Change cancelled', `${actor.email} stays your address.`)
    },
    failed: ACCOUNT_TEXTS.unexpected,
  },
  'change-password': setting(passwordSchemaOf, async (input, services, actor, _fields, args) => {
    const { cancelledEmail } = await changePassword(services, actor, input, sessionOf(args))
    const cancelled =
      cancelledEmail && ` Your change to ${cancelledEmail} was cancelled too; please ask for it again.`
    return success(ACCOUNT_TEXTS.passwordUpdated, `Every other device has been signed out.${cancelled ?? ''}`)
  }),
  'delete-account': setting(deleteOwnAccountSchema, async (input, services, actor, _fields, { request }) => {
    await deleteOwnAccount(services, actor, input)
    const { cookies } = await services.authentication.endSession(request.headers)
    return redirect('/auth?deleted=true', {
      headers: [
        // Drafts and the quiz's result go with the account.
        ['Clear-Site-Data', '"storage"'],
        ...cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
      ],
    })
  }),
  'end-session': {
    run: async (services, actor, { sessionId }) => {
      const session = sessionIdSchema.safeParse({ sessionId })
      if (session.success) await endSession(services, actor, session.data)
      return success('Signed out there')
    },
    failed: ACCOUNT_TEXTS.unexpected,
  },
  'end-other-sessions': {
    run: async (services, actor, _fields, args) => {
      await endOtherSessions(services, actor, sessionOf(args))
      return success('Signed out everywhere else')
    },
    failed: ACCOUNT_TEXTS.unexpected,
  },
  'confirm-email': {
    run: async (services, actor) => {
      await requestConfirmation(services, actor)
      return linkQueued(services, `The link for ${actor.email}`)
    },
    failed: 'The link was not sent',
  },
})

/** Handles the account page's forms. */
export const accountAction = (args: Route.ActionArgs) => runIntent(args, ACCOUNT_INTENTS)
