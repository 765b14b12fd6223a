import { type ActionFunctionArgs, redirect } from 'react-router'
import { z } from 'zod'
import { ACCOUNT_TEXTS } from '#app/features/accounts/rules/texts.ts'
import { acceptInvitation, joinWithNewAccount } from '#app/features/team/commands/accept-invitation.server.ts'
import { joinSchema } from '#app/features/team/schema.ts'
import { optionalMember } from '#app/platform/auth/guards.ts'
import { connectionContext, servicesContext } from '#app/platform/services.ts'
import { answerForm } from '../forms/answer-form.server.ts'
import { readForm } from '../forms/read-form.server.ts'

/** The token of the invitation's link. */
const token = z.string({ error: ACCOUNT_TEXTS.unexpected })

/** Accepts a team invitation with the signed-in account, or with a new one. */
export async function joinAction({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext)
  const member = optionalMember(context)
  const form = await readForm({ request, context })
  const failed = ACCOUNT_TEXTS.unexpected
  if (member)
    return answerForm(context, form, {
      schema: z.object({ token }),
      run: async (link) => {
        await acceptInvitation(services, member, link as { token: string })
        return redirect('/admin')
      },
      failed,
    })
  const { address } = context.get(connectionContext)
  const browser = { address, userAgent: request.headers.get('user-agent') }
  return answerForm(context, form, {
    schema: joinSchema.extend({ token }),
    run: async (person) => {
      const cookies = await joinWithNewAccount(services, person as NewColleague, browser)
      const headers = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])
      return redirect('/admin', { headers })
    },
    failed,
  })
}

type NewColleague = z.output<typeof joinSchema> & { token: string }
