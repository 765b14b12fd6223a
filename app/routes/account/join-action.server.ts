import { type ActionFunctionArgs, redirect } from 'react-router'
import { acceptInvitation, joinWithNewAccount } from '#app/features/team/commands/accept-invitation.server.ts'
import { optionalMember } from '#app/platform/auth/guards.ts'
import { connectionContext } from '#app/platform/services.ts'
import { type FormFields, runForm } from '../forms/run-intent.server.ts'

/** Accepts a team invitation with the signed-in account, or with a new one. */
export const joinAction = (args: Pick<ActionFunctionArgs, 'request' | 'context'>) =>
  runForm(
    args,
    {
      guard: optionalMember,
      run: async (services, member, form: FormFields, { request, context }) => {
        const { token = '', name = '', password = '' } = form
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
      },
      failed: 'You have not joined yet',
    },
    { ownStatus: true },
  )
