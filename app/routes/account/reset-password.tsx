import { useEffect, useState } from 'react'
import { redirect, useLocation, useNavigate, useNavigation } from 'react-router'
import { readLink } from '#app/features/accounts/commands/email-links.server.ts'
import { resetPassword } from '#app/features/accounts/password-reset/commands/reset-password.server.ts'
import { NewPasswordForm } from '#app/features/accounts/password-reset/components/new-password-form.tsx'
import { carriesRecovery, isOldResetLink } from '#app/features/accounts/password-reset/rules/reset-address.ts'
import { resetPasswordSchema } from '#app/features/accounts/password-reset/schema.ts'
import { ACCOUNT_TEXTS } from '#app/features/accounts/rules/texts.ts'
import { AuthFrame } from '#app/features/accounts/signing-in/components/auth-frame.tsx'
import { inputLimits } from '#app/lib/input-limits.ts'
import { rememberDevice } from '#app/platform/security/known-devices.ts'
import { connectionContext, servicesContext } from '#app/platform/services.ts'
import { ButtonLink, TextLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { answerForm } from '../forms/answer-form.server.ts'
import { readForm } from '../forms/read-form.server.ts'
import { pageMeta } from '../page-meta.ts'
import { useSiteName } from '../root-data.ts'
import { landingPictures } from '../site/landing/landing-pictures.server.ts'
import type { Route } from './+types/reset-password.ts'

export const meta = pageMeta('Reset Password')

const FORGOT_PASSWORD = '/auth?mode=forgot-password'
/** Seconds for which the error stands before the sign-in page opens. */
const ERROR_STANDS = { afterLink: 5, otherwise: 2 }

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token')
  const { database } = context.get(servicesContext)
  return {
    // Without a token only the browser can tell what the link was: it sees what stands behind `#`.
    link: token ? await linkState(database, token) : 'unknown',
    token: token ?? '',
    limits: inputLimits(resetPasswordSchema),
    picture: landingPictures().closing,
  } as const
}

async function linkState(database: Parameters<typeof readLink>[0], token: string) {
  return (await readLink(database, 'reset-password', token)) ? 'good' : 'expired'
}

export async function action({ request, context }: Route.ActionArgs) {
  const { address } = context.get(connectionContext)
  return answerForm(context, await readForm({ request, context }), {
    schema: resetPasswordSchema,
    run: async (input) => {
      const services = context.get(servicesContext)
      const { email } = await resetPassword(services, input, address)
      // Opening the link proves the owner, even while strangers guess the password.
      const known = rememberDevice(services.environment, email, request.headers.get('cookie'))
      return redirect('/auth?updated=true', { headers: { 'Set-Cookie': known } })
    },
    failed: ACCOUNT_TEXTS.newPasswordFailed,
  })
}

/** Where the link in the message leads: a new password, or why the link opens nothing. */
export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { link, token, limits, picture } = loaderData
  const location = useLocation()
  const [isLookedAt, setLookedAt] = useState(false)
  useEffect(() => setLookedAt(true), [])
  const pending = useNavigation().state !== 'idle'
  return (
    <AuthFrame siteName={useSiteName()} picture={picture}>
      {link === 'good' && (
        <>
          <h1>Choose a new password</h1>
          <p className="mt-3 mb-8 text-ink-soft">
            You are signed out everywhere else when it is stored.{' '}
            <TextLink to="/auth">Back to sign in</TextLink>
          </p>
          <NewPasswordForm token={token} reply={actionData} limits={limits} pending={pending} />
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

/** Says that a link opens nothing, and opens the sign-in page after a while. */
function DeadLink({ seconds, isOld = false }: { seconds: number; isOld?: boolean }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate('/auth', { replace: true }), seconds * 1000)
    return () => clearTimeout(timer)
  }, [navigate, seconds])
  return (
    <>
      <h1>This link opens nothing</h1>
      <div className="my-8">
        <Notice tone="danger" title={ACCOUNT_TEXTS.resetLinkExpired}>
          {isOld
            ? 'The link is of an older kind that is no longer in use. A new one takes a minute.'
            : 'A link is good for 24 hours and works once. The sign-in page opens in a few seconds.'}
        </Notice>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <ButtonLink to={FORGOT_PASSWORD} size="large">
          Request a New Link
        </ButtonLink>
        <TextLink to="/auth">Sign in</TextLink>
      </div>
    </>
  )
}
