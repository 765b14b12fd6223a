import type { ComponentProps } from 'react'
import { redirect } from 'react-router'
import { resetPassword } from '#app/features/accounts/password-reset/commands/reset-password.server.ts'
import { NewPasswordFields } from '#app/features/accounts/password-reset/components/new-password-fields.tsx'
import { resetLinkOwner } from '#app/features/accounts/password-reset/queries.server.ts'
import { resetPasswordSchema } from '#app/features/accounts/password-reset/schema.ts'
import { accountReply } from '#app/features/accounts/rules/account-problem.ts'
import { ACCOUNT_TEXTS } from '#app/features/accounts/rules/texts.ts'
import { AuthFrame } from '#app/features/accounts/signing-in/components/auth-frame.tsx'
import { GuestForm } from '#app/features/guest-forms/components/guest-form.tsx'
import { inputLimits } from '#app/lib/input-limits.ts'
import type { PageHandle } from '#app/lib/page-handle.ts'
import { isStaffRole, type Role } from '#app/lib/roles.ts'
import { rememberDevice } from '#app/platform/security/known-devices.ts'
import { connectionContext, servicesContext } from '#app/platform/services.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { answerForm } from '../forms/answer-form.server.ts'
import formChecks from '../forms/form-checks.ts?script'
import { readForm } from '../forms/read-form.server.ts'
import { pageMeta } from '../page-meta.ts'
import { openDocument } from '../plain-page.ts'
import { useSiteName } from '../root-data.ts'
import { landingPictures } from '../site/landing/landing-pictures.server.ts'
import type { Route } from './+types/reset-password.ts'
import { DeadLink, LinkUnknown } from './dead-link.tsx'
import resetScript from './script/reset-password.ts?script'

export const handle: PageHandle = { static: true, script: resetScript }

export const meta = pageMeta('Reset Password')

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

export const clientLoader = openDocument

/** The page of a reset link: a form for a new password, or why the link does not work. */
export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { link, picture, ...form } = loaderData
  return (
    <AuthFrame siteName={useSiteName()} picture={picture}>
      {link === 'good' && <NewPassword {...form} reply={accountReply(actionData)} />}
      {link === 'expired' && <DeadLink />}
      {link === 'unknown' && <LinkUnknown />}
    </AuthFrame>
  )
}

type NewPasswordProps = Omit<ComponentProps<typeof NewPasswordFields>, 'form'>

function NewPassword({ reply, ...fields }: NewPasswordProps) {
  const name = fields.isStaff ? 'reset-team-password' : 'reset-password'
  return (
    <>
      <h1>Choose a new password</h1>
      <p className="mt-3 mb-8 text-ink-soft">
        Saving it signs you out everywhere; then sign in with it.{' '}
        <TextLink to="/auth">Back to sign in</TextLink>
      </p>
      <GuestForm
        name={name}
        checks={formChecks}
        reply={reply}
        className="grid gap-6"
        text="Update Password"
        sendingText="Updating your password…"
      >
        <NewPasswordFields {...fields} form={name} reply={reply} />
      </GuestForm>
    </>
  )
}
