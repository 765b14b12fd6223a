import type { Submission } from '@conform-to/react'
import { redirect } from 'react-router'
import type { z } from 'zod'
import {
  changeName,
  changePassword,
  requestConfirmation,
  requestEmailChange,
} from '#app/features/accounts/commands/change-account.server.ts'
import { endOtherSessions, endSession } from '#app/features/accounts/commands/end-sessions.server.ts'
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
import type { Member } from '#app/platform/auth/actor.ts'
import { requireMember, visitorContext } from '#app/platform/auth/guards.ts'
import { type Services, servicesContext } from '#app/platform/services.ts'
import type { ActionReply } from '../action-reply.ts'
import { intentOf } from '../forms/form-fields.ts'
import { readForm } from '../forms/read-form.server.ts'
import type { Route } from './+types/account.ts'
import { answerForm } from './account-forms.server.ts'

interface Sender {
  services: Services
  actor: Member
  /** The browser that sends the form. */
  sessionId: string
}

const success = (title: string, message?: string): ActionReply => ({
  tone: 'success',
  title,
  ...(message && { message }),
})

/** Says of a link that was written where it is now. */
const linkQueued = ({ mailServer }: Services, link: string): ActionReply =>
  mailServer
    ? success('Check Your Email', `${link} is on its way there.`)
    : success('Your link waits', `${link} is written, and goes out once this site has a mail server.`)

/** What each form of the account page does. The form is emptied when it has passwords in it. */
const FORMS: Record<string, { schema: z.ZodType; run(sender: Sender, value: never): Promise<ActionReply> }> =
  {
    'change-name': {
      schema: changeNameSchema,
      run: async ({ services, actor }, value) => {
        await changeName(services, actor, value)
        return success('Name saved')
      },
    },
    'change-email': {
      schema: changeEmailSchema,
      run: async ({ services, actor }, value) => {
        const email = await requestEmailChange(services, actor, value)
        return linkQueued(services, `The link that makes ${email} your address`)
      },
    },
    'change-password': {
      schema: changePasswordSchema,
      run: async ({ services, actor, sessionId }, value) => {
        await changePassword(services, actor, value, sessionId)
        return success(ACCOUNT_TEXTS.passwordUpdated, 'Every other device has been signed out.')
      },
    },
  }

/** Works the forms of the account page. */
export async function accountAction({ request, context }: Route.ActionArgs) {
  const actor = requireMember(context, request)
  const services = context.get(servicesContext)
  const sender = { services, actor, sessionId: context.get(visitorContext)?.sessionId ?? '' }
  const form = await readForm({ request, context })
  const intent = String(form.get('intent'))
  if (intent === 'delete-account')
    return answerForm(context, form, {
      schema: deleteOwnAccountSchema,
      run: async (value) => {
        await deleteOwnAccount(services, actor, value as { currentPassword: string })
        const { cookies } = await services.authentication.endSession(request.headers)
        return redirect('/auth?deleted=true', {
          headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
        })
      },
      failed: ACCOUNT_TEXTS.unexpected,
    })
  const settings = intentOf(FORMS, intent)
  if (!settings) return plainDeed(sender, intent, form)
  return answerForm(context, form, {
    schema: settings.schema,
    run: async (value, submission) => ({
      ...(await settings.run(sender, value as never)),
      ...emptied(submission),
    }),
    failed: ACCOUNT_TEXTS.unexpected,
  })
}

const emptied = (submission: Submission<unknown>) =>
  submission.reply({ resetForm: 'currentPassword' in submission.payload })

/** Buttons without fields. */
async function plainDeed(sender: Sender, intent: string, form: FormData): Promise<ActionReply> {
  const { services, actor, sessionId } = sender
  try {
    if (intent === 'end-session') {
      const session = sessionIdSchema.safeParse({ sessionId: form.get('sessionId') })
      if (session.success) await endSession(services, actor, session.data)
      return success('Signed out there')
    }
    if (intent === 'end-other-sessions') {
      await endOtherSessions(services, actor, sessionId)
      return success('Signed out everywhere else')
    }
    if (intent === 'confirm-email') {
      await requestConfirmation(services, actor)
      return linkQueued(services, `The link for ${actor.email}`)
    }
  } catch (error) {
    if (error instanceof AppError) return { tone: 'error', title: error.message }
    throw error
  }
  throw new Response('There is no such form.', { status: 400 })
}
