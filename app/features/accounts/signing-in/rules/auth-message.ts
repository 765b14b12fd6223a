import { parsedUrl } from '#app/lib/parsed-url.ts'
import { ACCOUNT_TEXTS } from '../../rules/texts.ts'
import { SAVE_RESULT } from './auth-address.ts'
import { safeReturnPath } from './return-path.ts'

interface AuthMessage {
  tone: 'info' | 'success' | 'danger'
  text: string
}

/** Why a person has to sign in. Never quotes the address, because anybody could have written it. */
export function authMessageOf(query: URLSearchParams): AuthMessage | undefined {
  if (query.get('created') === 'true') return { tone: 'danger', text: ACCOUNT_TEXTS.signInAfterSignUpFailed }
  if (query.get('deleted') === 'true')
    return {
      tone: 'success',
      text: 'Your account is deleted, with everything in it. Thank you for your visit.',
    }
  if (query.get('updated') === 'true')
    return { tone: 'success', text: `${ACCOUNT_TEXTS.passwordUpdated} Please sign in with it.` }
  if (query.get('linkExpired') === 'true') return { tone: 'info', text: ACCOUNT_TEXTS.resetLinkExpired }
  if (query.get('signedOut') === 'true')
    return {
      tone: 'info',
      text: 'You were signed out in the meantime, so nothing was changed. Please sign in and try again.',
    }
  const returnTo = safeReturnPath(query.get('returnTo'))
  if (!returnTo) return undefined
  if (returnTo === SAVE_RESULT) return { tone: 'info', text: 'Please sign in to save your style.' }
  return messageOfLink(returnTo) ?? { tone: 'info', text: 'Please sign in to open this page.' }
}

/** What became of a link in a message, by the page that it leads to. */
function messageOfLink(returnTo: string): AuthMessage | undefined {
  const address = parsedUrl(returnTo, 'http://here.invalid')
  const flags = address?.searchParams
  if (flags?.get('redesign') === 'ready')
    return { tone: 'info', text: 'Your redesign is ready. Please sign in to see it.' }
  if (flags?.get('confirmed') === 'true')
    return { tone: 'success', text: 'Your email has been confirmed. Please sign in.' }
  return address?.pathname === '/account' ? EMAIL_LINKS.get(flags?.get('email')) : undefined
}

/** The outcomes of links that confirm an address, for people who are signed out. */
const EMAIL_LINKS = new Map<string | null | undefined, AuthMessage>([
  ['changed', { tone: 'success', text: 'Your email address was changed. Please sign in with the new one.' }],
  [
    'taken',
    {
      tone: 'danger',
      text: 'Another account now has this email address, so yours keeps its old one. Please sign in with that.',
    },
  ],
  [
    'expired',
    {
      tone: 'danger',
      text: 'This link no longer works. Please sign in to see whether your address is confirmed, or to ask for a new link.',
    },
  ],
])
