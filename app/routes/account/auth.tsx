import { type MetaArgs, redirect, useLocation, useNavigation } from 'react-router'
import { AuthFrame } from '#app/features/accounts/components/auth-frame.tsx'
import { FreeBenefits } from '#app/features/accounts/components/free-benefits.tsx'
import { QuizFirst } from '#app/features/accounts/components/quiz-first.tsx'
import { SignInForm } from '#app/features/accounts/components/sign-in-form.tsx'
import { SignUpForm } from '#app/features/accounts/components/sign-up-form.tsx'
import { StyleWaiting } from '#app/features/accounts/components/style-waiting.tsx'
import {
  authAddress,
  authMessageOf,
  authModeOf,
  HOME_OF_MEMBERS,
} from '#app/features/accounts/rules/auth-address.ts'
import { safeReturnPath } from '#app/features/accounts/rules/return-path.ts'
import { signInSchema, signUpSchema } from '#app/features/accounts/schema.ts'
import { inputLimits } from '#app/lib/input-limits.ts'
import { optionalMember } from '#app/platform/auth/guards.ts'
import { TextLink } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { pageTags } from '../page-meta.ts'
import { useSiteName } from '../root-data.ts'
import { landingPictures } from '../site/landing/landing-pictures.server.ts'
import type { Route } from './+types/auth.ts'
import { authAction } from './auth-action.server.ts'
import { useKeptResult } from './use-kept-result.ts'

const TITLES = { 'sign-in': 'Sign In', 'sign-up': 'Create Account' }

export const meta = (args: MetaArgs<typeof loader>) =>
  pageTags(args, TITLES[args.loaderData?.mode ?? 'sign-in'])

export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  if (optionalMember(context)) throw redirect(safeReturnPath(query.get('returnTo')) ?? HOME_OF_MEMBERS)
  const mode = authModeOf(query)
  return {
    mode,
    message: authMessageOf(query),
    limits: inputLimits(mode === 'sign-up' ? signUpSchema : signInSchema),
    picture: landingPictures().closing,
  }
}

export const action = authAction

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, message, limits, picture } = loaderData
  const { search } = useLocation()
  const isSignUp = mode === 'sign-up'
  const other = isSignUp ? 'sign-in' : 'sign-up'
  const form = { reply: actionData, limits, pending: useNavigation().state !== 'idle' }
  return (
    <AuthFrame siteName={useSiteName()} picture={picture}>
      <h1>{isSignUp ? 'Create your account' : 'Welcome back'}</h1>
      <p className="mt-3 mb-8 text-ink-soft">
        {isSignUp ? 'Already have an account? ' : 'New here? '}
        <TextLink to={authAddress(other, new URLSearchParams(search))}>
          {isSignUp ? 'Sign in' : 'Create an account'}
        </TextLink>
      </p>
      {message && !actionData && (
        <div className="mb-6">
          <Notice tone={message.tone} title={message.text} />
        </div>
      )}
      {isSignUp ? <SignUp key="sign-up" {...form} /> : <SignInForm key="sign-in" {...form} />}
    </AuthFrame>
  )
}

function SignUp(form: Parameters<typeof SignInForm>[0]) {
  const result = useKeptResult()
  return (
    <div className="grid gap-8">
      {/* As high as what will stand here, so that the form stays where it is. */}
      <div className="min-h-31">
        {result && <StyleWaiting style={result.style} palette={result.styleProfile.colorPalette} />}
        {result === null && <QuizFirst />}
      </div>
      <FreeBenefits />
      <SignUpForm {...form} selections={result?.selections} />
    </div>
  )
}
