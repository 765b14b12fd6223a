import { data, redirect } from 'react-router'
import { readLink } from '#app/features/accounts/commands/email-links.server.ts'
import { userByEmail } from '#app/features/accounts/queries.server.ts'
import { accountReply } from '#app/features/accounts/rules/account-problem.ts'
import { AuthFrame } from '#app/features/accounts/signing-in/components/auth-frame.tsx'
import formScript from '#app/features/guest-forms/components/script/start.ts?script'
import { invitationById } from '#app/features/team/queries/members.server.ts'
import { ROLE_SENTENCES } from '#app/features/team/rules.ts'
import { joinSchema } from '#app/features/team/schema.ts'
import { inputLimits } from '#app/lib/input-limits.ts'
import { INVITATION_DAYS } from '#app/lib/link-lifetimes.ts'
import type { PageHandle } from '#app/lib/page-handle.ts'
import { ROLE_LABELS } from '#app/lib/roles.ts'
import { optionalMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { pageMeta } from '../page-meta.ts'
import { openDocument } from '../plain-page.ts'
import { useSiteName } from '../root-data.ts'
import { landingPictures } from '../site/landing/landing-pictures.server.ts'
import type { Route } from './+types/join.ts'
import { joinAction } from './join-action.server.ts'
import { JoinAsMember, NewAccountForm } from './join-forms.tsx'

export const handle: PageHandle = { static: true, script: formScript }

export const meta = pageMeta('Join the Team')

/** Loads the invitation of a link. Redirects guests to sign-in if the invited address already has an account. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const { database } = context.get(servicesContext)
  const link = await readLink(database, 'join-team', token)
  const invitation = link && (await invitationById(database, link.userId))
  const picture = landingPictures().closing
  if (!invitation) return data({ invitation: null, picture } as const, { status: 410 })
  const { email, role } = invitation
  const member = optionalMember(context)
  const hasAccount = (await userByEmail(database, email)) !== undefined
  const here = encodeURIComponent(`/join?token=${token}`)
  if (hasAccount && !member) throw redirect(`/auth?returnTo=${here}`)
  const who = hasAccount
    ? member?.email === email
      ? 'invited'
      : 'somebody else'
    : member
      ? 'somebody else'
      : 'new'
  return { invitation: { email, role, token, who }, picture, limits: inputLimits(joinSchema) } as const
}

export const action = joinAction

export const clientLoader = openDocument

/** Explains an invitation, with the form to accept it. */
export default function Join({ loaderData, actionData }: Route.ComponentProps) {
  const siteName = useSiteName()
  const reply = accountReply(actionData)
  const { invitation, picture } = loaderData
  return (
    <AuthFrame siteName={siteName} picture={picture}>
      {invitation ? (
        <>
          <h1>Help run {siteName}</h1>
          <p className="mt-3 mb-8 text-ink-soft">
            You are invited as <strong>{ROLE_LABELS[invitation.role].toLowerCase()}</strong>.{' '}
            {ROLE_SENTENCES[invitation.role]}
          </p>
          {invitation.who === 'new' && (
            <NewAccountForm {...invitation} reply={reply} limits={loaderData.limits} />
          )}
          {invitation.who === 'invited' && <JoinAsMember {...invitation} reply={reply} />}
          {invitation.who === 'somebody else' && <SomebodyElse {...invitation} />}
        </>
      ) : (
        <InvitationOver />
      )}
    </AuthFrame>
  )
}

const InvitationOver = () => (
  <>
    <h1>This invitation no longer works</h1>
    <p className="mt-3 mb-8">
      It has been used or withdrawn, or its {INVITATION_DAYS} days are up. Ask whoever invited you for a new
      one.
    </p>
    <ButtonLink to="/">Back to Home</ButtonLink>
  </>
)

const SomebodyElse = ({ email, token }: { email: string; token: string }) => (
  <form method="post" action="/sign-out" className="grid justify-items-start gap-6">
    <p>
      The invitation is for <strong className="break-all">{email}</strong>, and you are signed in with another
      address. Sign out, and it opens again.
    </p>
    <input type="hidden" name="returnTo" value={`/join?token=${token}`} />
    <Button type="submit">Sign out</Button>
  </form>
)
