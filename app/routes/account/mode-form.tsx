import { ForgotPasswordForm } from '#app/features/accounts/password-reset/components/forgot-password-form.tsx'
import {
  type AccountFormProps,
  SignInForm,
} from '#app/features/accounts/signing-in/components/sign-in-form.tsx'
import type { AuthMode } from '#app/features/accounts/signing-in/rules/auth-address.ts'
import { FreeBenefits } from '#app/features/accounts/signing-up/components/free-benefits.tsx'
import { QuizFirst, ResultLost } from '#app/features/accounts/signing-up/components/quiz-first.tsx'
import { SignUpForm } from '#app/features/accounts/signing-up/components/sign-up-form.tsx'
import { StyleWaiting } from '#app/features/accounts/signing-up/components/style-waiting.tsx'
import { OwnRoomsStrip } from './stored-result/own-rooms.tsx'
import { useStoredResult } from './stored-result/use-stored-result.ts'

interface ModeFormProps {
  mode: AuthMode
  form: AccountFormProps
  cameFromQuiz: boolean
  /** The first benefit of an account. */
  firstBenefit: string
  /** Address of the form for a forgotten password. */
  forgotPassword: string
}

/** The form of the URL's mode. */
export function ModeForm({ mode, form, cameFromQuiz, firstBenefit, forgotPassword }: ModeFormProps) {
  if (mode === 'sign-up') return <SignUp {...form} cameFromQuiz={cameFromQuiz} firstBenefit={firstBenefit} />
  if (mode === 'forgot-password') return <ForgotPasswordForm {...form} />
  return <SignInForm {...form} forgotPassword={forgotPassword} />
}

function SignUp({
  cameFromQuiz,
  firstBenefit,
  ...form
}: AccountFormProps & Pick<ModeFormProps, 'cameFromQuiz' | 'firstBenefit'>) {
  const result = useStoredResult()
  return (
    <div className="grid gap-8">
      <OwnRoomsStrip />
      {/* Reserves the space of its content, so that the form does not move. */}
      <div className="min-h-31">
        {result && <StyleWaiting style={result.style} palette={result.styleProfile.colorPalette} />}
        {result === null && (cameFromQuiz ? <ResultLost /> : <QuizFirst />)}
      </div>
      <FreeBenefits firstBenefit={firstBenefit} />
      <SignUpForm
        {...form}
        selections={result?.selections}
        preferredStyle={result?.style}
        cameFromQuiz={cameFromQuiz}
        isQuizAsked={result === null}
      />
    </div>
  )
}
