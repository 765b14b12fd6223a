import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import { formRefusal } from '#app/lib/form-refused.ts'
import { SIGNED_OUT } from '#app/lib/signed-out.ts'
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

/** The sender of the request; null for a guest. The session middleware of `root.tsx` sets it once per request. */
export const visitorContext = createContext<Visitor | null>(null)

/** The visitor who has entered the password but not the code: a guest everywhere except on the code page. */
export const awaitingCodeContext = createContext<Visitor | null>(null)

/** Everything the restriction screen needs, because no loader runs before it. */
export interface Restriction {
  code: 'account_restricted'
  siteName: string
  contactEmail: string | undefined
}

/** The response to a blocked person; the root's error boundary shows the restriction screen. */
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

/** The signed-in member; null for guests and blocked people. */
export function optionalMember(context: Context): Member | null {
  const visitor = context.get(visitorContext)
  return (visitor && proveMember(visitor)) ?? null
}

/**
 * The signed-in support member or administrator. The specification sends everybody else to the home page.
 *
 * @throws a redirect to `/`
 */
export function requireStaff(context: Context): Staff {
  const member = optionalMember(context)
  if (!member || !isStaff(member)) throw redirect('/')
  return member
}

/**
 * The signed-in administrator, for actions that support may not take.
 *
 * @throws a redirect to `/` for everybody but staff; {@link administratorsOnly} for support
 */
export function requireAdministrator(context: Context): Administrator {
  const staff = requireStaff(context)
  if (!isAdministrator(staff)) throw administratorsOnly()
  return staff
}

/** The response when support sends a form that its pages do not offer. */
const administratorsOnly = (): Response =>
  formRefusal(
    {
      title: 'Only administrators can do this',
      message:
        'You read everything here and answer people. Nothing was changed; ask an administrator to do it.',
    },
    403,
  )

/** The sign-in page, which leads back to the requested page, or to the one whose form was sent. */
export function signInAddress(request: Request): string {
  if (request.method === 'GET')
    return `/auth?${new URLSearchParams({ returnTo: pagePath(request) + new URL(request.url).search })}`
  const page = URL.parse(request.headers.get('Referer') ?? '')
  const returnTo = page && new URLSearchParams({ returnTo: page.pathname + page.search })
  return returnTo ? `${SIGNED_OUT}&${returnTo}` : SIGNED_OUT
}
