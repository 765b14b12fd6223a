import type { ReactNode } from 'react'
import type { AccountFieldsProps } from '#app/features/accounts/components/account-fields.ts'
import { ForgotPasswordFields } from '#app/features/accounts/password-reset/components/forgot-password-fields.tsx'
import { SignInFields } from '#app/features/accounts/signing-in/components/sign-in-fields.tsx'
import type { AuthMode } from '#app/features/accounts/signing-in/rules/auth-address.ts'
import { FreeBenefits } from '#app/features/accounts/signing-up/components/free-benefits.tsx'
import { SignUpFields } from '#app/features/accounts/signing-up/components/sign-up-fields.tsx'
import { GuestForm } from '#app/features/guest-forms/components/guest-form.tsx'
import formChecks from '../forms/form-checks.ts?script'
import { OwnRoomsStrip } from './stored-result/own-rooms.tsx'
import { StylePlace } from './stored-result/style-place.tsx'

interface ModeFormProps extends Pick<AccountFieldsProps, 'reply' | 'limits'> {
  mode: AuthMode
  cameFromQuiz: boolean
  /** The first benefit of an account. */
  firstBenefit: string
  /** Address of the form for a forgotten password. */
  forgotPassword: string
}

/** The form of the URL's mode. */
export function ModeForm({ mode, cameFromQuiz, firstBenefit, forgotPassword, ...form }: ModeFormProps) {
  if (mode === 'forgot-password')
    return (
      <AccountForm {...form} form={mode} text="Send Reset Link" sendingText="Sending the link…">
        <ForgotPasswordFields {...form} form={mode} />
      </AccountForm>
    )
  if (mode === 'sign-in')
    return (
      <AccountForm {...form} form={mode} text="Sign In" sendingText="Signing in…">
        <SignInFields {...form} form={mode} forgotPassword={forgotPassword} />
      </AccountForm>
    )
  const name = cameFromQuiz ? 'sign-up-from-quiz' : 'sign-up'
  return (
    <div className="grid gap-8">
      <OwnRoomsStrip />
      <StylePlace cameFromQuiz={cameFromQuiz} />
      <FreeBenefits firstBenefit={firstBenefit} />
      <AccountForm {...form} form={name} text="Create Account" sendingText="Creating your account…">
        <SignUpFields {...form} form={name} />
      </AccountForm>
    </div>
  )
}

interface AccountFormProps extends AccountFieldsProps {
  text: string
  sendingText: string
  children: ReactNode
}

const AccountForm = ({ form, reply, text, sendingText, children }: AccountFormProps) => (
  <GuestForm
    name={form}
    checks={formChecks}
    reply={reply}
    className="grid gap-6"
    text={text}
    sendingText={sendingText}
  >
    {children}
  </GuestForm>
)
