import { pluralForm } from '#app/lib/plural.ts'

/** The specification's texts about accounts. */
export const ACCOUNT_TEXTS = {
  termsRequired: 'You must agree to the terms and conditions to create an account.',
  quizRequired:
    'Please complete the design style quiz before creating an account. This helps us personalize your experience!',
  credentialsRequired: 'You must provide either an email or phone number and a password',
  emailTaken: 'There is already an account with this email address. Please sign in instead.',
  emailInUse: 'There is already an account with this email address.',
  signUpFailed: 'Failed to create account',
  signInAfterSignUpFailed: 'Account created but sign-in failed. Please try signing in manually.',
  wrongCredentials: 'This email address and password do not match. Please check both and try again.',
  resetFailed: 'Failed to send password reset email',
  newPasswordFailed: 'Failed to update password',
  passwordUpdated: 'Password updated successfully!',
  resetLinkExpired: 'Password reset link may have expired. Please request a new password reset.',
  wrongPassword: 'This is not your password. Please check it and try again.',
  signInFailed: 'An error occurred during sign in',
  unexpected: 'An unexpected error occurred',
} as const

/** Tells the person when they may try again. */
export function tooManyAttempts(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `Too many attempts. Please wait ${pluralForm(minutes, 'a minute', `${minutes} minutes`)} before trying again.`
}
