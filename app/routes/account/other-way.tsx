import type { AuthMode } from '#app/features/accounts/signing-in/rules/auth-address.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'

interface Addresses {
  signIn: string
  signUp: string
  forgotPassword: string
}

/** Explains the form, with a link to the alternative one. */
export function OtherWay({ mode, addresses }: { mode: AuthMode; addresses: Addresses }) {
  const ways = {
    'sign-in': { words: 'New here?', to: addresses.signUp, text: 'Create an account' },
    'sign-up': { words: 'Already have an account?', to: addresses.signIn, text: 'Sign in' },
    'forgot-password': {
      words: 'Tell us your email address, and we send you a link to choose a new one.',
      to: addresses.signIn,
      text: 'Back to sign in',
    },
  }
  const { words, to, text } = ways[mode]
  return (
    <p className="mt-3 mb-8 text-ink-soft">
      {words} <TextLink to={to}>{text}</TextLink>
    </p>
  )
}
