import { useEffect, useState } from 'react'
import { redirect, useLocation, useNavigation } from 'react-router'
import { resetPassword } from '#app/features/accounts/password-reset/commands/reset-password.server.ts'
import { NewPasswordForm } from '#app/features/accounts/password-reset/components/new-password-form.tsx'
import { resetLinkOwner } from '#app/features/accounts/password-reset/queries.server.ts'
import { carriesRecovery, isOldResetLink } from '#app/features/accounts/password-reset/rules/reset-address.ts'
import { resetPasswordSchema } from '#app/features/accounts/password-reset/schema.ts'
import { ACCOUNT_TEXTS } from '#app/features/accounts/rules/texts.ts'
import { AuthFrame } from '#app/features/accounts/signing-in/components/auth-frame.tsx'
import { inputLimits } from '#app/lib/input-limits.ts'
import { isStaffRole, type Role } from '#app/lib/roles.ts'
import { rememberDevice } from '#app/platform/security/known-devices.ts'
import { connectionContext, servicesContext } from '#app/platform/services.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { answerForm } from '../forms/answer-form.server.ts'
import { readForm } from '../forms/read-form.server.ts'
import { pageMeta } from '../page-meta.ts'
import { useSiteName } from '../root-data.ts'
import { landingPictures } from '../site/landing/landing-pictures.server.ts'
import type { Route } from './+types/reset-password.ts'
import { DeadLink } from './dead-link.tsx'

export const handle = { scriptLater: true }

export const meta = pageMeta('Reset Password')

/** Seconds for which an error is shown before the sign-in page opens. */
const ERROR_STANDS = { afterLink: 5, otherwise: 2 }

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const owner = await resetLinkOwner(context.get(servicesContext).database, token)
  const isStaff = opensAdministration(owner)
  return {
    // Without a token only the browser can tell what the link was, because it sees the part after `#`.
    link: owner ? 'good' : token ? 'expired' : 'unknown',
    token,
    isStaff,
    limits: inputLimits(resetPasswordSchema(isStaff)),
    picture: landingPictures().closing,
  } as const
}

const opensAdministration = (owner?: { role: Role }) => owner !== undefined && isStaffRole(owner.role)

export async function action({ request, context }: Route.ActionArgs) {
  const { address } = context.get(connectionContext)
  const services = context.get(servicesContext)
  const form = await readForm({ request, context })
  const owner = await resetLinkOwner(services.database, String(form.get('token')))
  return answerForm(context, form, {
    schema: resetPasswordSchema(opensAdministration(owner)),
    run: async (input) => {
      const { email } = await resetPassword(services, input, address)
      // Opening the link proves who owns the account, even while strangers guess passwords.
      const known = rememberDevice(services.environment, email, request.headers.get('cookie'))
      return redirect('/auth?updated=true', { headers: { 'Set-Cookie': known } })
    },
    failed: ACCOUNT_TEXTS.newPasswordFailed,
  })
}

/** The page of a reset link: a form for a new password, or why the link does not work. */
export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { link, token, isStaff, limits, picture } = loaderData
  const location = useLocation()
  const [isLookedAt, setLookedAt] = useState(false)
  useEffect(() => setLookedAt(true), [])
  const pending = useNavigation().formData !== undefined
  return (
    <AuthFrame siteName={useSiteName()} picture={picture}>
      {link === 'good' && (
        <>
          <h1>Choose a new password</h1>
          <p className="mt-3 mb-8 text-ink-soft">
            Saving it signs you out everywhere; then sign in with it.{' '}
            <TextLink to="/auth">Back to sign in</TextLink>
          </p>
          <NewPasswordForm
            token={token}
            isStaff={isStaff}
            reply={actionData}
            limits={limits}
            pending={pending}
          />
        </>
      )}
      {link === 'unknown' && !isLookedAt && (
        <h1 role="status" className="animate-breathe">
          Verifying your link…
        </h1>
      )}
      {link === 'expired' && <DeadLink seconds={ERROR_STANDS.afterLink} />}
      {link === 'unknown' && isLookedAt && (
        <DeadLink
          isOld={isOldResetLink(location)}
          seconds={carriesRecovery(location) ? ERROR_STANDS.afterLink : ERROR_STANDS.otherwise}
        />
      )}
    </AuthFrame>
  )
}
