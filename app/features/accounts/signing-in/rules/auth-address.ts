import { isStaffRole, type Role } from '#app/lib/roles.ts'
import { safeReturnPath } from './return-path.ts'

/** Address of the code form, which leads on to `returnTo`. */
export const codeAddress = (returnTo: string) => `/auth/code?${new URLSearchParams({ returnTo })}`

/** The forms of `/auth`. The fourth mode, a new password, has its own page: `/reset-password`. */
const MODES = ['sign-in', 'sign-up', 'forgot-password'] as const
export type AuthMode = (typeof MODES)[number]

/** The first page after signing in without a destination. */
export const homeOf = ({ role }: { role: Role }) => (isStaffRole(role) ? '/admin' : '/dashboard')

/** Parameters of `/auth`. */
export const AUTH_PARAMETERS = [
  'mode',
  'returnTo',
  'fromAuth',
  'needsAnalysis',
  'created',
  'deleted',
  'updated',
  'linkExpired',
  'signedOut',
]

/** The form that an address of `/auth` selects. A person from the quiz gets the sign-up form. */
export function authModeOf(query: URLSearchParams): AuthMode {
  const asked = query.get('mode') ?? (isFromQuiz(query) ? 'sign-up' : 'sign-in')
  return MODES.find((mode) => mode === asked) ?? 'sign-in'
}

const isFromQuiz = (query: URLSearchParams) =>
  query.get('fromAuth') === 'true' || query.get('needsAnalysis') === 'true'

/** The quiz after signing in, which saves the result in this browser. */
export const SAVE_RESULT = '/quiz?fromAuth=true'

/**
 * Whether an address comes from the quiz, also through the other form. This is a claim, not a proof. It spares the
 * person a second quiz and grants nothing else.
 */
export const cameFromQuiz = (query: URLSearchParams): boolean =>
  isFromQuiz(query) || query.get('returnTo') === SAVE_RESULT

/**
 * The same address with another form, keeping the return path. A person from the quiz returns to it, so that the
 * result is saved.
 */
export function authAddress(mode: AuthMode, query: URLSearchParams): string {
  const returnTo = safeReturnPath(query.get('returnTo')) ?? (isFromQuiz(query) ? SAVE_RESULT : undefined)
  return `/auth?${new URLSearchParams({ mode, ...(returnTo && { returnTo }) })}`
}
