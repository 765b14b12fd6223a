import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import { formRefusal } from '#app/lib/form-refused.ts'
import { servicesContext } from '../services.ts'
import {
  type Administrator,
  isAdministrator,
  isStaff,
  type Member,
  proveMember,
  type Staff,
  type Visitor,
} from './actor.ts'
import { pagePath } from './page-path.ts'

type Context = Readonly<RouterContextProvider>

/** Who sends the request; null for a guest. Set once per request by the session middleware of `root.tsx`. */
export const visitorContext = createContext<Visitor | null>(null)

/** Who has given the password and owes the code of the second factor; a guest everywhere but on the page that asks for it. */
export const awaitingCodeContext = createContext<Visitor | null>(null)

/** All that the restriction screen needs: when it is shown, no loader has run. */
export interface Restriction {
  code: 'account_restricted'
  siteName: string
  /** Where to ask why. */
  contactEmail: string | undefined
}

/** What a blocked person gets instead of any page; the root's error boundary shows the restriction screen. */
export function restricted(context: Context) {
  const { siteName, contactEmail } = context.get(servicesContext).environment
  const restriction: Restriction = { code: 'account_restricted', siteName, contactEmail }
  return data(restriction, { status: 403 })
}

/**
 * The signed-in member, for loaders and actions.
 *
 * @throws a redirect to the sign-in page for guests, the restriction screen for blocked people
 */
export function requireMember(context: Context, request: Request): Member {
  const visitor = context.get(visitorContext)
  if (!visitor) throw redirect(signInAddress(request))
  const member = proveMember(visitor)
  if (!member) throw restricted(context)
  return member
}

/** The member if somebody is signed in and not blocked, else null. */
export function optionalMember(context: Context): Member | null {
  const visitor = context.get(visitorContext)
  return (visitor && proveMember(visitor)) ?? null
}

/**
 * Whoever runs the site: support or an administrator. Everybody else is sent to the home page, as the specification says.
 *
 * @throws a redirect to `/`
 */
export function requireStaff(context: Context): Staff {
  const member = optionalMember(context)
  if (!member || !isStaff(member)) throw redirect('/')
  return member
}

/**
 * The signed-in administrator, for what support may not do. Whoever does not run the site is sent to the home page.
 *
 * @throws a redirect to `/`; for support {@link administratorsOnly}
 */
export function requireAdministrator(context: Context): Administrator {
  const staff = requireStaff(context)
  if (!isAdministrator(staff)) throw administratorsOnly()
  return staff
}

/** What support is told when it sends what its pages do not offer. */
const administratorsOnly = (): Response =>
  formRefusal(
    {
      title: 'Only administrators can do this',
      message:
        'You read everything here and answer people. Nothing was changed; ask an administrator to do it.',
    },
    403,
  )

/** The sign-in page, with the way back for pages that can be opened again. */
function signInAddress(request: Request): string {
  if (request.method !== 'GET') return '/auth'
  return `/auth?returnTo=${encodeURIComponent(pagePath(request) + new URL(request.url).search)}`
}
