import { safeReturnPath } from './return-path.ts'
import { ACCOUNT_TEXTS } from './texts.ts'

export type AuthMode = 'sign-in' | 'sign-up'

/** Where a signed-in person goes who came for nothing in particular. */
export const HOME_OF_MEMBERS = '/dashboard'

/** Which form an address of `/auth` asks for; whoever comes from the quiz creates an account. */
export function authModeOf(query: URLSearchParams): AuthMode {
  const mode = query.get('mode') ?? (isFromQuiz(query) ? 'sign-up' : 'sign-in')
  return mode === 'sign-up' ? 'sign-up' : 'sign-in'
}

const isFromQuiz = (query: URLSearchParams) =>
  query.get('fromAuth') === 'true' || query.get('needsAnalysis') === 'true'

/** The quiz as it is opened after signing in: it saves the result that the browser keeps. */
const SAVE_RESULT = '/quiz?fromAuth=true'

/**
 * The same address with the other form: the way back stays. Whoever comes from the quiz and has an account goes back to
 * it, so that the result is saved.
 */
export function authAddress(mode: AuthMode, query: URLSearchParams): string {
  const returnTo = safeReturnPath(query.get('returnTo')) ?? (isFromQuiz(query) ? SAVE_RESULT : undefined)
  return `/auth?${new URLSearchParams({ mode, ...(returnTo && { returnTo }) })}`
}

interface AuthMessage {
  tone: 'info' | 'danger'
  text: string
}

/** Why somebody is asked to sign in. Never words from the address itself: anybody could have written them. */
export function authMessageOf(query: URLSearchParams): AuthMessage | undefined {
  if (query.get('created') === 'true') return { tone: 'danger', text: ACCOUNT_TEXTS.signInAfterSignUpFailed }
  const returnTo = safeReturnPath(query.get('returnTo'))
  if (!returnTo) return undefined
  if (returnTo === SAVE_RESULT) return { tone: 'info', text: 'Please sign in to save your style.' }
  const isRedesign = URL.parse(returnTo, 'http://here.invalid')?.searchParams.get('redesign') === 'ready'
  return {
    tone: 'info',
    text: isRedesign
      ? 'Your redesign is ready. Please sign in to see it.'
      : 'Please sign in to open this page.',
  }
}
