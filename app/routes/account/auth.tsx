import { type MetaArgs, redirect, useLocation } from 'react-router'
import { CheckYourEmail } from '#app/features/accounts/password-reset/components/check-your-email.tsx'
import { isResetAddress } from '#app/features/accounts/password-reset/rules/reset-address.ts'
import { forgotPasswordSchema } from '#app/features/accounts/password-reset/schema.ts'
import { accountReply } from '#app/features/accounts/rules/account-problem.ts'
import { AuthFrame } from '#app/features/accounts/signing-in/components/auth-frame.tsx'
import {
  AUTH_PARAMETERS,
  type AuthMode,
  authAddress,
  authModeOf,
  cameFromQuiz,
  homeOf,
} from '#app/features/accounts/signing-in/rules/auth-address.ts'
import { authMessageOf } from '#app/features/accounts/signing-in/rules/auth-message.ts'
import { safeReturnPath } from '#app/features/accounts/signing-in/rules/return-path.ts'
import { signInSchema } from '#app/features/accounts/signing-in/schema.ts'
import { signUpSchema } from '#app/features/accounts/signing-up/schema.ts'
import { inputLimits } from '#app/lib/input-limits.ts'
import { RESET_LINK_HOURS } from '#app/lib/link-lifetimes.ts'
import type { PageHandle } from '#app/lib/page-handle.ts'
import { awaitingCodeContext, optionalMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { Notice } from '#app/ui/notices/notice.tsx'
import { currentFirstBenefit } from '../first-benefit.server.ts'
import { pageTags } from '../page-meta.ts'
import { openDocument } from '../plain-page.ts'
import { useSiteName } from '../root-data.ts'
import { landingPictures } from '../site/landing/landing-pictures.server.ts'
import type { Route } from './+types/auth.ts'
import { authAction } from './auth-action.server.ts'
import { ModeForm } from './mode-form.tsx'
import { OtherWay } from './other-way.tsx'
import authScript from './script/auth.ts?script'
import { OwnRooms } from './stored-result/own-rooms.tsx'

const TITLES: Record<AuthMode, string> = {
  'sign-in': 'Sign In',
  'sign-up': 'Create Account',
  'forgot-password': 'Forgot Password',
}
const HEADINGS: Record<AuthMode, string> = {
  'sign-in': 'Welcome back',
  'sign-up': 'Create your account',
  'forgot-password': 'Forgot your password?',
}
const SCHEMAS = { 'sign-in': signInSchema, 'sign-up': signUpSchema, 'forgot-password': forgotPasswordSchema }

export const handle: PageHandle = {
  static: true,
  script: authScript,
  guestPage: { query: AUTH_PARAMETERS },
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageTags(args, TITLES[args.loaderData?.mode ?? 'sign-in'])

export async function loader({ request, context }: Route.LoaderArgs) {
  const { search, searchParams: query } = new URL(request.url)
  if (isResetAddress({ pathname: '/auth', search, hash: '' })) throw redirect(`/reset-password${search}`)
  const member = optionalMember(context)
  if (member) throw redirect(safeReturnPath(query.get('returnTo')) ?? homeOf(member))
  if (context.get(awaitingCodeContext)) throw redirect(`/auth/code${search}`)
  const mode = authModeOf(query)
  return {
    mode,
    firstBenefit: await currentFirstBenefit(context.get(servicesContext)),
    cameFromQuiz: cameFromQuiz(query),
    message: authMessageOf(query),
    limits: inputLimits(SCHEMAS[mode]),
    picture: landingPictures().closing,
  }
}

export const action = authAction

export const clientLoader = openDocument

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, message, limits, picture } = loaderData
  const query = new URLSearchParams(useLocation().search)
  const addresses = {
    signIn: authAddress('sign-in', query),
    signUp: authAddress('sign-up', query),
    forgotPassword: authAddress('forgot-password', query),
  }
  return (
    <AuthFrame
      siteName={useSiteName()}
      picture={picture}
      aside={mode === 'sign-up' && <OwnRooms otherwise={picture} />}
    >
      {actionData && 'sentTo' in actionData ? (
        <CheckYourEmail
          email={actionData.sentTo}
          isDelivered={actionData.isDelivered}
          hours={RESET_LINK_HOURS}
          signIn={addresses.signIn}
          again={addresses.forgotPassword}
        />
      ) : (
        <>
          <h1>{query.get('deleted') === 'true' && !actionData ? 'Goodbye' : HEADINGS[mode]}</h1>
          <OtherWay mode={mode} addresses={addresses} />
          {message && !actionData && (
            <div className="mb-6">
              <Notice tone={message.tone} title={message.text} />
            </div>
          )}
          <ModeForm
            mode={mode}
            reply={accountReply(actionData)}
            limits={limits}
            cameFromQuiz={loaderData.cameFromQuiz}
            firstBenefit={loaderData.firstBenefit}
            forgotPassword={addresses.forgotPassword}
          />
        </>
      )}
    </AuthFrame>
  )
}
