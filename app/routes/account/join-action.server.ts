import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { ZodError, z } from 'zod'
import { acceptInvitation, joinWithNewAccount } from '#app/features/team/commands/accept-invitation.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { optionalMember } from '#app/platform/auth/guards.ts'
import { connectionContext, servicesContext } from '#app/platform/services.ts'
import type { ActionReply } from '../action-reply.ts'
import { textFields } from '../forms/form-fields.ts'
import { readForm } from '../forms/read-form.server.ts'

/** Takes the answer to an invitation: of whoever is signed in, else of somebody who makes an account. */
export async function joinAction({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext)
  const { token = '', name = '', password = '' } = textFields(await readForm({ request, context }))
  const member = optionalMember(context)
  try {
    if (member) {
      await acceptInvitation(services, member, { token })
      return redirect('/admin')
    }
    const { address } = context.get(connectionContext)
    const browser = { address, userAgent: request.headers.get('user-agent') }
    const cookies = await joinWithNewAccount(services, { token, name, password }, browser)
    return redirect('/admin', {
      headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
    })
  } catch (error) {
    if (error instanceof AppError) return refused({ message: error.message }, error.status)
    if (error instanceof ZodError) {
      const { fieldErrors } = z.flattenError(error)
      return refused({ fieldErrors: fieldErrors as Record<string, string[]> }, 400)
    }
    throw error
  }
}

const refused = (why: Pick<ActionReply, 'message' | 'fieldErrors'>, status: number) =>
  data<ActionReply>({ tone: 'error', title: 'You have not joined yet', ...why }, { status })
