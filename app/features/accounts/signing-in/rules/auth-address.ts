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

/** Values that a page can pass in the history's state. */
interface AuthState {
  fromQuiz?: boolean
  fromEmailLink?: boolean
  returnTo?: string
  message?: string
}

const REDESIGN_READY = '/dashboard?from=email&redesign=ready'

/**
 * The address equivalent of the history's state, because the server sees only addresses.
 *
 * @param state as `location.state`; unknown values are ignored
 * @param query of the address it came with
 * @returns undefined when the state adds nothing to the address
 */
export function addressOfState(state: unknown, query: URLSearchParams): string | undefined {
  const { fromQuiz, fromEmailLink, returnTo } = (state ?? {}) as AuthState
  const next = new URLSearchParams(query)
  const wayBack = safeReturnPath(returnTo) ?? (fromEmailLink === true ? REDESIGN_READY : undefined)
  if (wayBack && !next.has('returnTo')) next.set('returnTo', wayBack)
  if (fromQuiz === true && !next.has('mode') && !isFromQuiz(next)) next.set('fromAuth', 'true')
  return next.size > query.size ? `/auth?${next}` : undefined
}

/** The message in the history's state, which only this site's pages can write. */
export function messageOfState(state: unknown): string | undefined {
  const { message } = (state ?? {}) as AuthState
  return typeof message === 'string' && message.trim() !== '' ? message.slice(0, 300) : undefined
}

/**
 * The same address with another form, keeping the return path. A person from the quiz returns to it, so that the
 * result is saved.
 */
export function authAddress(mode: AuthMode, query: URLSearchParams): string {
  const returnTo = safeReturnPath(query.get('returnTo')) ?? (isFromQuiz(query) ? SAVE_RESULT : undefined)
  return `/auth?${new URLSearchParams({ mode, ...(returnTo && { returnTo }) })}`
}
