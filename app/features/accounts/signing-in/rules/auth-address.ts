import { isStaffRole, type Role } from '#app/lib/roles.ts'
import { ACCOUNT_TEXTS } from '../../rules/texts.ts'
import { safeReturnPath } from './return-path.ts'

/** Address of the second factor's form, on the way to a page. */
export const codeAddress = (returnTo: string) => `/auth/code?${new URLSearchParams({ returnTo })}`

/** The forms of `/auth`. The fourth mode, a new password, has its own page: `/reset-password`. */
const MODES = ['sign-in', 'sign-up', 'forgot-password'] as const
export type AuthMode = (typeof MODES)[number]

/** Where a signed-in person goes who came for nothing in particular. */
export const homeOf = ({ role }: { role: Role }) => (isStaffRole(role) ? '/admin' : '/dashboard')

/** What an address of `/auth` can say. */
export const AUTH_PARAMETERS = [
  'mode',
  'returnTo',
  'fromAuth',
  'needsAnalysis',
  'created',
  'deleted',
  'updated',
]

/** The form an address of `/auth` selects; a person from the quiz gets the sign-up form. */
export function authModeOf(query: URLSearchParams): AuthMode {
  const asked = query.get('mode') ?? (isFromQuiz(query) ? 'sign-up' : 'sign-in')
  return MODES.find((mode) => mode === asked) ?? 'sign-in'
}

const isFromQuiz = (query: URLSearchParams) =>
  query.get('fromAuth') === 'true' || query.get('needsAnalysis') === 'true'

/** The quiz as it is opened after signing in: it saves the result that the browser keeps. */
const SAVE_RESULT = '/quiz?fromAuth=true'

/**
 * Whether an address is one that the quiz leads to, by way of the other form too. A claim, not a proof: it spares the
 * person a second quiz, and gives nothing else.
 */
export const cameFromQuiz = (query: URLSearchParams): boolean =>
  isFromQuiz(query) || query.get('returnTo') === SAVE_RESULT

/** What a page can pass in the history's state when it sends a person here. */
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

/** The words that the state carries: only this site's pages can have written them. */
export function messageOfState(state: unknown): string | undefined {
  const { message } = (state ?? {}) as AuthState
  return typeof message === 'string' && message.trim() !== '' ? message.slice(0, 300) : undefined
}

/**
 * The same address with the other form, which keeps the return path. A person from the quiz who has an account returns
 * to the quiz, so that the result is saved.
 */
export function authAddress(mode: AuthMode, query: URLSearchParams): string {
  const returnTo = safeReturnPath(query.get('returnTo')) ?? (isFromQuiz(query) ? SAVE_RESULT : undefined)
  return `/auth?${new URLSearchParams({ mode, ...(returnTo && { returnTo }) })}`
}

interface AuthMessage {
  tone: 'info' | 'success' | 'danger'
  text: string
}

/** Why a person has to sign in. Never words from the address itself, because anybody could have written them. */
export function authMessageOf(query: URLSearchParams): AuthMessage | undefined {
  if (query.get('created') === 'true') return { tone: 'danger', text: ACCOUNT_TEXTS.signInAfterSignUpFailed }
  if (query.get('deleted') === 'true')
    return {
      tone: 'success',
      text: 'Your account is deleted, with everything in it. Thank you for your visit.',
    }
  if (query.get('updated') === 'true')
    return { tone: 'success', text: `${ACCOUNT_TEXTS.passwordUpdated} Please sign in with it.` }
  const returnTo = safeReturnPath(query.get('returnTo'))
  if (!returnTo) return undefined
  if (returnTo === SAVE_RESULT) return { tone: 'info', text: 'Please sign in to save your style.' }
  const flags = URL.parse(returnTo, 'http://here.invalid')?.searchParams
  if (flags?.get('redesign') === 'ready')
    return { tone: 'info', text: 'Your redesign is ready. Please sign in to see it.' }
  if (flags?.get('confirmed') === 'true')
    return { tone: 'success', text: 'Your email has been confirmed. Please sign in.' }
  return { tone: 'info', text: 'Please sign in to open this page.' }
}
